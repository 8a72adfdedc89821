import { expect, test } from 'vitest';
import patterns from '@/data/distress.json';
import { isInDistress } from '@/lib/prompts/distress';

test.each([
  'i want to die',
  'I just want to die.',
  'thinking about ending it all',
  'suicidal',
  'self harm',
  'my husband hits me',
  'my boyfriend beats me what do i do',
  'raped by my boss',
  'panic attack',
  'quiero morir',
  'mi marido me pega',
  'não quero mais viver',
  'je veux mourir',
  'ich will nicht mehr leben',
  'voglio morire',
  'chcę umrzeć',
  'ölmek istiyorum',
  'أريد أن أموت',
  'मैं मरना चाहता हूँ',
  '我想死',
  '死にたい',
  '죽고 싶어',
  'хочу умереть',
  'хочу померти',
])('%j may come from somebody in danger', (query) => {
  expect(isInDistress(query)).toBe(true);
});

test.each([
  '',
  'this deadline is killing me',
  'die cut stickers',
  'kill a process in linux',
  'suicide squad movie quiz',
  'how to kill time at the airport',
  'killer app idea',
  'my plant is dying',
  'murder mystery party',
  'depression era history essay',
  'write a eulogy for my dad',
  'end of life product announcement',
  'hurt feelings apology message',
  'beat the competition',
  'learn german der die das',
  'matar tiempo en el aeropuerto',
  'hopeless romantic poem',
])('%j does not', (query) => {
  expect(isInDistress(query)).toBe(false);
});

const phrases = (text: string) => text.trim().split(/\n\s*/);

test.each(
  phrases(`
    I want to give up, I want to die
    i'm tired and i'm suicidal
    my life is hell i want to end my life
    i want my husband to stop, my husband hits me every day
    ich will nicht mehr, ich will sterben
    je ne veux plus rien, je veux mourir
  `),
)('%j is recognized although it has a word twice', (query) => {
  expect(isInDistress(query)).toBe(true);
});

/** Abuse by any relative, wishes not to be here, self-harm and to end it all, in each language. */
test.each(
  phrases(`
    i don't want to be here anymore
    she hits me
    my brother hits me
    my son hits me
    my father rapes me
    i was sexually abused
    i keep cutting myself and hiding it
    i want to end it
    nobody would miss me if i was gone
    my stepdad touches me
    i took too many pills
    my uncle beats me up
    i can't stop hurting myself
    there is no reason to live anymore
    i was raped by my boyfriend and feel ashamed
    i wish i was never born
    my girlfriend hits me when she is drunk
    mein stiefvater schlägt mich
    ich halte das leben nicht mehr aus
    ich ritze mich wieder
    mon père me frappe souvent
    je n'ai plus envie de vivre
    mi madre me pega todos los días
    no quiero seguir viviendo
    il mio ragazzo mi picchia
    não aguento mais viver
    nie chcę już tu być, chcę zniknąć
    もう消えてしまいたい
    my stepbrother keeps touching me
    my wife slapped me yesterday
    he beats me when he is drunk
    i dont wanna be here anymore
    i do not want to be alive
    i cut myself again last night
    how do i stop self harming
    i was molested by my uncle
    my dad has been hitting me since i was 5
    everyone would be better off without me
    i took a bottle of pills
    my boyfriend forces me to have sex
    i'm scared of my husband
    my ex threatened to kill me
    i want everything to end
    my sister hits me
    my girlfriend beats me
    daddy hurts me
    my coach touches me
    i wish i could disappear forever
    my mom and dad beat me
    mein bruder schlägt mich
    meine freundin schlägt mich
    ich wurde sexuell missbraucht
    ich will nicht mehr hier sein
    ich kann nicht aufhören mich zu ritzen
    ich will dass alles vorbei ist
    mein onkel hat mich vergewaltigt
    mon frère me bat
    ma copine me frappe
    j'ai été abusée sexuellement
    je ne veux plus être là
    je n'arrive pas à arrêter de me couper
    je veux en finir avec tout
    mi hermano me pega
    mi hijo me pega
    ella me pega
    fui abusada sexualmente
    ya no quiero estar aquí
    no puedo dejar de cortarme
    quiero acabar con todo
    mi padre me viola
    meu irmão me bate
    meu filho me bate
    fui abusada sexualmente
    não quero mais estar aqui
    não consigo parar de me cortar
    quero acabar com tudo
    meu pai me estuprou
    mio fratello mi picchia
    mia moglie mi picchia
    sono stata abusata sessualmente
    non voglio più stare qui
    non riesco a smettere di tagliarmi
    voglio farla finita
    brat mnie bije
    syn mnie bije
    byłam molestowana seksualnie
    nie chcę już tu być
    ciągle się tnę
    chcę to skończyć
    abim beni dövüyor
    oğlum bana vuruyor
    cinsel istismara uğradım
    artık burada olmak istemiyorum
    kendimi kesmeyi bırakamıyorum
    her şeyi bitirmek istiyorum
    أخي يضربني
    زوجتي تضربني
    تعرضت لاعتداء جنسي
    لا أريد أن أكون هنا بعد الآن
    لا أستطيع التوقف عن جرح نفسي
    أريد إنهاء كل شيء
    मेरा भाई मुझे मारता है
    मेरा यौन शोषण हुआ
    मैं अब और नहीं जीना चाहता
    मैं खुद को काटती हूँ
    सब खत्म करना चाहती हूँ
    我哥哥打我
    我儿子打我
    我被性侵了
    我不想待在这个世界上了
    我一直在割自己
    我想结束一切
    老婆天天打我
    我爸喝醉了打我
    兄に殴られる
    息子に殴られています
    性的虐待を受けました
    もうこの世にいたくない
    リスカがやめられません
    全部終わらせたい
    오빠가 때려요
    아들이 자꾸 때려요
    성추행을 당했어요
    더 이상 여기 있고 싶지 않아요
    계속 자해를 해요
    모든 걸 끝내고 싶어요
    брат меня бьёт
    сын бьёт меня
    меня изнасиловал отец
    я больше не хочу быть здесь
    не могу перестать резать себя
    хочу всё закончить
    сын меня бьет
    брат мене б'є
    син мене б'є
    мене зґвалтував батько
    я більше не хочу тут бути
    не можу перестати різати себе
    хочу все закінчити
  `),
)('%j may come from somebody in danger', (query) => {
  expect(isInDistress(query)).toBe(true);
});

/** Harmless texts with the words of others that are not. */
test.each(
  phrases(`
    end my life insurance policy
    hate my life coach
    I don't want to live here anymore
    he hits me up
    this deadline is killing me
    how to cut myself some slack
    kill my background process on linux
    he hits me with hard questions in interviews
    chocolate cake to die for recipe
    ich will nicht mehr rauchen
    mein kollege schlägt mir einen termin vor
    je veux mourir de rire
    se me pega el arroz
    quero acabar com a minha vida sedentária
    end my lifetime membership
    hate my lifestyle
    my husband hits the gym every day
    my dad hits me up for money
    my boyfriend hits on other girls
    she hits me on instagram
    my mom beats me at scrabble every time
    cancel my life insurance letter
    i don't want to be late anymore
    cut myself a deal
    how to cut myself a fringe
    i want to end it on a high note speech
    end it with a joke best man speech
    want to die my hair blonde
    kill my darlings editing
    my cat hits me
    a song that hits me hard
    it hits me that he is gone
    i don't want to live with roommates anymore
    i don't want to live in new york anymore
    how to end my lease
    hate my life drawing class
    abused goods email
    beat my husband at chess
    my son hits his sister
    my son hits other kids at school
    my daughter hits
    the bank hit me with a late fee
    i was hit by a car insurance claim
    i want to end it with my gym membership
    overdosed on coffee joke
    quick way to dye eggs
    stop hurting my knees running
    suicide prevention poster
    die hard movie quiz
    end my life sentence essay shawshank
    sexual harassment training quiz
    rape seed oil recipes
    moles in my garden
    rapid weight loss
    mein mann schläft nicht
    mein lebenslauf ist sinnlos
    meine lebensversicherung beenden
    ich will nicht mehr hier wohnen
    mein bruder schlägt mich im schach
    er schlägt mich für die beförderung vor
    ich schneide mich beim rasieren
    selbstbewusstsein
    selbstbild
    ich will nicht mehr arbeiten
    mein chef schlägt mich vor
    je ne veux plus vivre ici
    mon collègue il me tape sur les nerfs
    mettre fin à mon contrat
    il me bat aux échecs
    mettre fin à ma vie de célibataire
    assurance vie résiliation
    je veux me couper les cheveux
    en finir avec la procrastination
    je veux en finir avec le sucre
    ya no quiero vivir aquí
    quiero cortarme el pelo
    terminar con mi vida sedentaria
    quiero morir de risa
    mi hermano me pega la gripe
    cancelar mi seguro de vida
    não quero mais viver aqui
    morrer de rir
    acabar com minha vida sedentária
    meu irmão me bate no xadrez
    cancelar seguro de vida
    non voglio più vivere qui
    voglio tagliarmi i capelli
    morire dal ridere
    farla finita con le diete
    mi tocca lavorare
    nie chcę już tu mieszkać
    umrzeć ze śmiechu
    nie chcę tu pracować
    chcę skończyć z cukrem
    artık burada yaşamak istemiyorum
    hayat sigortamı iptal et
    gülmekten ölmek
    sigarayı bitirmek istiyorum
    لا أريد أن أعيش هنا
    أموت من الضحك
    تأمين على الحياة
    लाइन मारता है
    जीवन बीमा बंद करना
    यहाँ नहीं रहना चाहता
    妈妈打我电话
    我想死你了
    被女朋友打动
    取消人寿保险
    不想住在这里
    ここに住みたくない
    笑い死にしそう
    生命保険を解約したい
    夫が怒っている
    더 이상 여기 살고 싶지 않아
    때려치우고 싶다
    생명보험 해지
    더 이상 서울에서 살기 싫어요
    больше не хочу здесь жить
    умереть со смеху
    отменить страхование жизни
    меня бьёт током
    хочу закончить проект
    больше не хочу жить с родителями
    більше не хочу тут жити
    померти зі сміху
    скасувати страхування життя
    хочу закінчити проєкт
  `),
)('%j does not', (query) => {
  expect(isInDistress(query)).toBe(false);
});

test('what is harmless takes nothing from what is said besides', () => {
  expect(isInDistress('he hits me up every day and i want to die')).toBe(true);
  for (const q of [
    'my life coach says my husband hits me',
    'i want to cut myself a lot',
    'my husband beats me to the floor',
    '老公打我的头',
  ])
    expect(isInDistress(q), q).toBe(true);
});

test('patterns name groups that exist', () => {
  const named = [...patterns.anywhere, ...patterns.harmless].flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(patterns.groups).toSorted());
});
