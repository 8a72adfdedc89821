import { describe, expect, test } from 'vitest';
import { isInDistress } from '@/lib/prompts/distress';

/** Ways in which people in danger or panic write, by kind and language: first and third person, questions, present and past, typos, short nouns. */
const KINDS: Record<string, Record<string, string>> = {
  'a wish to die': {
    en: 'i want to die | i wanna die so bad | wish i was dead | do i want to die? | i wnat to die | dying would be easier | i wanted to die last night | i think about dying every day | no will to live | everyone would be happier if i was dead',
    es: 'no quiero seguir viva | ojalá estuviera muerta | tengo pensamientos suicidas | me quería morir anoche',
    pt: 'quero estar morta | tenho pensamentos suicidas | penso em morrer todo dia',
    fr: "je voudrais être morte | j'ai envie de mourir | j'ai des idées noires | je pense à mourir tous les jours",
    de: 'ich wünschte ich wäre tot | ich denke jeden tag ans sterben | ich habe suizidgedanken | ich wollte sterben',
    it: 'vorrei essere morto | ho pensieri suicidi | penso di morire ogni giorno',
    pl: 'chciałbym nie żyć | myślę o śmierci codziennie | mam mysli samobojcze',
    tr: 'ölmek istedim | keşke ölseydim | intiharı düşünüyorum',
    ar: 'اتمنى لو مت | افكر بالموت كل يوم | كنت اريد ان اموت',
    hi: 'मैं मर जाना चाहती हूँ | mujhe mar jana hai | मरने का मन करता है',
    zh: '不想活了怎么办 | 我每天都想死 | 我想过自杀',
    ja: '死にたいです | 毎日死ぬことばかり考えてる | 死にたいと思った',
    ko: '죽고 싶다 | 매일 죽고 싶어요 | 죽고싶어',
    ru: 'я хотела умереть | каждый день думаю о смерти | хочу сдохнуть',
    uk: 'я хотіла померти | думаю про смерть щодня | хочу здохнути',
  },
  'a wish to disappear': {
    en: 'want to disappear | i just want to disappear | i wanna disappear | i want to vanish | wish i could just disappear | i want to fade away forever',
    es: 'solo quiero desaparecer | quisiera desaparecer',
    pt: 'só quero desaparecer | queria sumir',
    fr: "j'ai envie de disparaître | je voudrais disparaître",
    de: 'ich möchte verschwinden | ich will einfach nur verschwinden',
    it: 'vorrei sparire | vorrei solo scomparire',
    pl: 'chciałabym zniknąć | po prostu chcę zniknąć',
    tr: 'kaybolmak istiyorum | sadece yok olmak istiyorum',
    ar: 'اريد ان اختفي | بدي اختفي',
    hi: 'मैं गायब हो जाना चाहता हूँ | main gayab ho jana chahti hu',
    zh: '我好想消失 | 真想消失',
    ja: '消えたいです | 消えてなくなりたい',
    ko: '그냥 사라지고 싶어요 | 없어지고 싶다',
    ru: 'хочу просто исчезнуть | хотела бы исчезнуть',
    uk: 'хочу просто зникнути | хотіла б зникнути',
  },
  'not coping': {
    en: "i cant cope anymore | i can't cope | not coping | i cant take it any more | i cannot do this any more | im at breaking point | i dont see a future | whats the point of living | my life is over | nothing matters anymore | i have nothing left | everyone hates me | i feel so empty | i am falling apart",
    es: 'ya no puedo con esto | no puedo con mi vida | no veo futuro | no puedo mas',
    pt: 'não dou conta mais | não aguento | não vejo futuro',
    fr: "je craque | je n'y arrive plus | je ne tiens plus | je suis à bout | je ne vois pas d'avenir",
    de: 'ich schaffe das nicht mehr | ich halt das nicht mehr aus | ich bin am ende | ich sehe keine zukunft',
    it: 'non ne posso più | non reggo più | non vedo futuro | sono a pezzi',
    pl: 'nie wytrzymam | nie wytrzymuję już | nie widzę przyszłości',
    tr: 'dayanamiyorum artik | artık yapamıyorum | gelecek göremiyorum',
    ar: 'لم اعد احتمل | ما عاد اقدر | لا استطيع التحمل',
    hi: 'मुझसे अब नहीं होता | अब और नहीं सहा जाता | ab aur nahi saha jata',
    zh: '我撑不下去了 | 我受不了了 | 坚持不下去了',
    ja: 'もう耐えられない | もう頑張れない | もう生きるの無理',
    ko: '더는 못 버티겠어요 | 더 이상 버틸 수가 없어요 | 못 견디겠어',
    ru: 'я больше не выдержу | я не справляюсь | не вижу будущего',
    uk: 'я більше не витримаю | я не справляюся | не бачу майбутнього',
  },
  'self-harm': {
    en: 'cutting helps me | self-harm urges | i want to cut | i burned myself on purpose | i scratch myself till i bleed | stop self harming | he is self harming | i hurt myself when im sad',
    es: 'me autolesiono | quiero cortarme los brazos | me quemo a propósito | autolesion',
    pt: 'eu me mutilo | me queimo de propósito | automutilação',
    fr: 'je me mutile | je me brûle exprès | envie de me couper',
    de: 'ich verletze mich | ich ritze mich | selbstverletzung | ich will mich ritzen',
    it: 'mi faccio male da sola | mi brucio apposta | autolesionismo',
    pl: 'samookaleczanie | ranię się | kaleczę się',
    tr: 'kendime zarar vermek istiyorum | kendimi yaktım | kendine zarar verme',
    ar: 'اريد ان اؤذي نفسي | اجرح نفسي',
    hi: 'खुद को नुकसान पहुँचाना चाहता हूँ | khud ko nuksan pahunchana chahta hu',
    zh: '我想伤害自己 | 我割伤了自己 | 我控制不住伤害自己',
    ja: '自傷してしまう | 自分を傷つけてしまう | リスカした',
    ko: '자해를 했어요 | 자해하고 싶다 | 나를 다치게 하고 싶어',
    ru: 'я режу себя | самоповреждение | хочу порезать себя | я делаю себе больно',
    uk: 'я ріжу себе | самоушкодження | хочу порізати себе',
  },
  'an eating disorder': {
    en: 'anorexia i dont want to eat | purging after meals | i make myself throw up | i am bulimic | eating disorder help | i starve myself | my daughter makes herself throw up | im scared to eat | anorexia',
    es: 'tengo anorexia | me provoco el vómito | trastorno alimenticio ayuda',
    pt: 'tenho bulimia | provoco vômito depois de comer | transtorno alimentar',
    fr: 'je suis anorexique | je me fais vomir | troubles alimentaires',
    de: 'ich habe magersucht | ich übergebe mich nach dem essen absichtlich | essstörung hilfe',
    it: 'sono anoressica | mi provoco il vomito | disturbi alimentari',
    pl: 'mam anoreksję | zmuszam się do wymiotów | zaburzenia odżywiania',
    tr: 'anoreksiyim | kendimi kusturuyorum | yeme bozukluğu',
    ar: 'عندي فقدان الشهية العصبي | اضطراب الاكل',
    hi: 'मुझे एनोरेक्सिया है | ईटिंग डिसऑर्डर',
    zh: '厌食症 | 催吐停不下来 | 我有暴食症',
    ja: '拒食症 | 過食嘔吐 | 食べて吐いてしまう',
    ko: '거식증 | 먹고 토해요 | 섭식장애',
    ru: 'у меня анорексия | вызываю рвоту после еды | булимия',
    uk: 'у мене анорексія | викликаю блювоту після їжі | розлад харчової поведінки',
  },
  panic: {
    en: 'panic attack at work | having a panic attack right now | i cant breathe panic | panic attacks every night | how to stop a panic attack | i think im dying | im panicking | panick attack | i had a panic attack | my girlfriend is having a panic attack | anxiety attack now',
    es: 'tengo un ataque de pánico ahora | ataque de panico | me está dando un ataque de ansiedad | cómo parar un ataque de pánico',
    pt: 'estou tendo uma crise de ansiedade | ataque de pânico no trabalho | como parar uma crise de pânico',
    fr: "je fais une crise d'angoisse | attaque de panique | comment arrêter une crise d'angoisse",
    de: 'ich habe eine panikattacke | panikattacke stoppen | was tun bei panikattacke | panikattacken',
    it: 'ho un attacco di panico | come fermare un attacco di panico | attacchi di panico',
    pl: 'mam atak paniki | jak powstrzymać atak paniki | ataki paniki',
    tr: 'panik atak geçirdim | panik atak nasıl durdurulur | panik atağım var',
    ar: 'نوبة هلع الان | كيف اوقف نوبة الهلع | نوبات الهلع',
    hi: 'मुझे घबराहट का दौरा पड़ रहा है | पैनिक अटैक कैसे रोकें | panic attack aa raha hai',
    zh: '惊恐发作怎么办 | 我现在恐慌发作 | 我喘不过气来',
    ja: 'パニック発作の止め方 | パニック発作が起きた | 息ができない',
    ko: '공황발작 멈추는 법 | 공황 발작이 와요 | 숨을 못 쉬겠어요',
    ru: 'паническая атака что делать | как остановить паническую атаку | панические атаки',
    uk: 'панічна атака що робити | як зупинити панічну атаку | панічні атаки',
  },
  'violence of a partner': {
    en: 'my husband pushed me | he choked me | my girlfriend threw a glass at me | my boyfriend grabbed me by the throat | i am being hit by my husband | husband hit me | my bf slapped me yesterday | does my husband hit me because of me | my partner is violent | my wife attacks me',
    es: 'mi marido me empujó | mi novio me agarró del cuello | mi pareja me golpeó ayer | mi marido me da golpes',
    pt: 'meu marido me empurrou | meu namorado me enforcou | meu marido me deu um tapa',
    fr: "mon mari m'a poussée | mon copain m'a étranglée | il me frappe | mon mari me donne des coups",
    de: 'mein mann hat mich geschubst | mein freund hat mich gewürgt | er schlägt mich | mein mann wird gewalttätig',
    it: 'mio marito mi ha spinta | mi ha messo le mani al collo | mio marito alza le mani',
    pl: 'mąż mnie popchnął | chłopak mnie dusił | mąż podnosi na mnie rękę',
    tr: 'kocam beni itti | sevgilim beni boğdu | kocam bana tokat attı',
    ar: 'زوجي دفعني | زوجي خنقني | زوجي يضربني',
    hi: 'पति ने मुझे धक्का दिया | पति ने मेरा गला दबाया | pati mujhe maarta hai',
    zh: '老公推我 | 男朋友掐我脖子 | 老公动手打我',
    ja: '夫に突き飛ばされた | 彼氏に首を絞められた | 夫が暴力をふるう',
    ko: '남편이 저를 밀쳤어요 | 남자친구가 목을 졸랐어요 | 남편이 손찌검을 해요',
    ru: 'муж меня толкнул | парень меня душил | муж поднимает руку',
    uk: 'чоловік мене штовхнув | хлопець мене душив | чоловік піднімає руку',
  },
  threats: {
    en: 'my ex threatens me | he says he will hurt me | my boyfriend threatened to kill me | my boss threatens me | someone threatened to hurt my family | he threatened me with a knife | my husband has a gun and is angry',
    es: 'mi novio me amenaza | mi ex me amenazó | me amenaza con un cuchillo',
    pt: 'meu ex me ameaça | meu marido ameaçou me matar | ele me ameaçou',
    fr: "mon ex me menace | mon mari menace de me tuer | il m'a menacée",
    de: 'mein ex bedroht mich | mein freund droht mir | er hat mich bedroht',
    it: 'il mio ex mi minaccia | mio marito mi ha minacciata | mi minaccia',
    pl: 'były mi grozi | mąż mi grozi | grozi mi nożem',
    tr: 'eski sevgilim beni tehdit ediyor | kocam beni tehdit etti',
    ar: 'زوجي يهددني | خطيبي السابق يهددني | يهددني بالسكين',
    hi: 'पति मुझे धमकी देता है | मेरा बॉयफ्रेंड धमकाता है | pati dhamki deta hai',
    zh: '前男友威胁我 | 老公威胁我 | 他拿刀威胁我',
    ja: '元彼に脅されている | 夫に脅された | 彼氏に脅迫されています',
    ko: '전남친이 협박해요 | 남편이 저를 협박해요',
    ru: 'бывший мне угрожает | муж угрожает | он угрожает мне ножом',
    uk: 'колишній мені погрожує | чоловік погрожує',
  },
  'being locked in or controlled': {
    en: 'he wont let me leave the house | my mom locks me in my room | my husband controls everything i do | my partner controls my money | my boyfriend locked me in | he took my passport | im not allowed to leave the house | my parents are forcing me to marry',
    es: 'mi marido no me deja salir | me encierra en casa | mi novio me controla',
    pt: 'meu marido não me deixa sair de casa | me tranca em casa | meu namorado me controla',
    fr: "mon mari m'empêche de sortir | il m'enferme | mon mari me contrôle",
    de: 'mein mann lässt mich nicht raus | er sperrt mich ein | mein mann kontrolliert mich',
    it: 'mio marito non mi lascia uscire | mi chiude in casa | il mio ragazzo mi controlla',
    pl: 'mąż nie pozwala mi wyjść | mąż zamyka mnie w domu | mąż mnie kontroluje',
    tr: 'kocam evden çıkmama izin vermiyor | beni eve kilitliyor',
    ar: 'زوجي لا يسمح لي بالخروج | زوجي يحبسني في البيت',
    hi: 'पति मुझे घर से निकलने नहीं देता | मुझे कमरे में बंद कर देते हैं',
    zh: '老公不让我出门 | 爸妈把我锁在房间里 | 他控制我',
    ja: '夫が家から出してくれない | 部屋に閉じ込められ | 監禁されている',
    ko: '남편이 집에서 못 나가게 해요 | 방에 가둬요 | 감금당했어요',
    ru: 'муж не выпускает меня из дома | муж запирает меня | он меня контролирует',
    uk: 'чоловік не випускає мене з дому | чоловік мене замикає',
  },
  'being followed': {
    en: 'someone is stalking me | my ex is following me | i am being followed | i have a stalker | he waits outside my house every day | my ex wont leave me alone',
    es: 'mi ex me persigue | me están siguiendo | mi ex me acosa',
    pt: 'meu ex me persegue | estão me seguindo',
    fr: 'mon ex me suit | je suis suivie | mon ex me harcèle',
    de: 'mein ex verfolgt mich | ich werde verfolgt | mein ex stalkt mich',
    it: 'il mio ex mi perseguita | mi stanno seguendo | il mio ex mi segue',
    pl: 'były mnie śledzi | ktoś mnie śledzi | były mnie nęka',
    tr: 'eski sevgilim beni takip ediyor | takip ediliyorum',
    ar: 'طليقي يلاحقني | شخص يلاحقني',
    hi: 'मेरा पीछा कर रहा है कोई | koi mera peecha kar raha hai',
    zh: '前男友跟踪我 | 有人跟踪我 | 我被跟踪了',
    ja: '元彼につきまとわれている | ストーカーされて | 誰かにつけられている',
    ko: '전남친이 스토킹해요 | 누가 저를 따라와요 | 스토킹 당하고 있어요',
    ru: 'бывший меня преследует | за мной следят | меня преследуют',
    uk: 'колишній мене переслідує | за мною стежать',
  },
  'abuse by others, and fear': {
    en: 'my dad is drunk and violent | my mother abuses me | my boss touched me | my father locks me in | i am scared of my stepdad | my dad broke my phone and hit me | my teacher touches me | i was drugged and assaulted | mom slaps me',
    es: 'mi jefe me toca | tengo miedo de mi padre | mi padre borracho me pega | me drogaron y abusaron',
    pt: 'meu chefe me assedia | tenho medo do meu pai | meu pai chega bêbado e me bate',
    fr: "mon patron me touche | j'ai peur de mon père | mon père boit et me frappe",
    de: 'mein chef fasst mich an | ich habe angst vor meinem vater | mein vater ist betrunken und schlägt mich',
    it: 'il mio capo mi tocca | ho paura di mio padre | mio padre ubriaco mi picchia',
    pl: 'szef mnie dotyka | boję się taty | pijany ojciec mnie bije',
    tr: 'patronum bana dokunuyor | babamdan korkuyorum | babam içip beni dövüyor',
    ar: 'مديري يتحرش بي | اخاف من ابي | ابي سكران ويضربني',
    hi: 'मुझे पापा से डर लगता है | बॉस मुझे छूता है | papa daru pikar maarte hain',
    zh: '上司摸我 | 我怕我爸 | 爸爸喝酒就打我',
    ja: '上司に体を触られた | 父が怖い | 酔った父に殴られる',
    ko: '상사가 성추행해요 | 아빠가 무서워요 | 아빠가 술 먹고 때려요',
    ru: 'начальник меня трогает | боюсь папу | пьяный отец бьёт меня',
    uk: "начальник мене чіпає | боюся тата | п'яний батько б'є мене",
  },
  'a child or somebody else in danger': {
    en: 'my husband hits our son | someone touched my daughter | my dad hits my mom | i think my child is being abused | my neighbor beats her kids | my stepdad hits my little sister | a man touched my son',
    es: 'mi marido pega a mi hijo | mi padre pega a mi madre | abusaron de mi hija',
    pt: 'meu marido bate no meu filho | meu pai bate na minha mãe | abusaram da minha filha',
    fr: 'mon mari frappe notre fils | mon père bat ma mère | on a touché ma fille',
    de: 'mein mann schlägt unser kind | mein vater schlägt meine mutter | jemand hat meine tochter angefasst',
    it: 'mio marito picchia nostro figlio | mio padre picchia mia madre',
    pl: 'mąż bije dziecko | ojciec bije mamę | tata bije mamę',
    tr: 'kocam oğlumu dövüyor | babam annemi dövüyor',
    ar: 'زوجي يضرب ابني | ابي يضرب امي',
    hi: 'पति बच्चे को मारता है | पापा मम्मी को मारते हैं',
    zh: '老公打孩子 | 爸爸打妈妈 | 有人猥亵我女儿',
    ja: '夫が子供を殴る | 父が母を殴る | 子供が虐待されている',
    ko: '남편이 아이를 때려요 | 아빠가 엄마를 때려요',
    ru: 'муж бьёт ребёнка | папа бьёт маму | отец бьёт мать',
    uk: "чоловік б'є дитину | тато б'є маму",
  },
  'a friend who wants to die': {
    en: 'my friend wants to die | my friend is suicidal | my sister wants to kill herself | my friend is cutting herself | my brother said he wants to end his life | how to help a suicidal friend | she told me she wants to die | my boyfriend threatens to kill himself',
    es: 'mi amiga quiere morir | mi hermano quiere suicidarse | mi hija se corta | mi amigo quiere matarse',
    pt: 'minha amiga quer morrer | meu irmão quer se matar | minha filha se corta',
    fr: 'mon amie veut mourir | mon frère veut se suicider | ma fille se scarifie',
    de: 'meine freundin will sterben | mein bruder will sich umbringen | meine tochter ritzt sich',
    it: 'la mia amica vuole morire | mio fratello vuole uccidersi | mia figlia si taglia',
    pl: 'moja przyjaciółka chce umrzeć | brat chce się zabić | córka się tnie',
    tr: 'arkadaşım ölmek istiyor | kardeşim intihar etmek istiyor',
    ar: 'صديقتي تريد ان تموت | اخي يريد الانتحار',
    hi: 'मेरी दोस्त मरना चाहती है | मेरा भाई आत्महत्या करना चाहता है | mera dost marna chahta hai',
    zh: '我朋友想自杀 | 我朋友想死 | 我女儿自残',
    ja: '友達が死にたいと言っている | 娘がリスカしている | 友人が自殺しそう',
    ko: '친구가 죽고 싶대요 | 친구가 자살하려고 해요 | 딸이 자해를 해요',
    ru: 'подруга хочет умереть | брат хочет покончить с собой | дочь режет себя',
    uk: 'подруга хоче померти | брат хоче накласти на себе руки | донька ріже себе',
  },
  'depression in the first person': {
    en: 'i feel depressed | im so depressed | i am depressed and dont know what to do | depression help | my depression is getting worse | i think i have depression | feeling really depressed today | so depressed i cant get out of bed | i hate myself so much',
    es: 'estoy deprimida | me siento muy deprimido | tengo depresión | creo que tengo depresión | me siento muy sola y no quiero vivir',
    pt: 'estou com depressão | me sinto deprimida | tenho depressão',
    fr: 'je suis déprimé | je me sens très déprimée | je fais une dépression | je suis en dépression',
    de: 'ich bin depressiv | ich fühle mich depressiv | ich habe depressionen | depressionen hilfe',
    it: 'sono depresso | mi sento depressa | soffro di depressione | ho la depressione',
    pl: 'mam depresję | jestem w depresji | czuję się przygnębiona i nie chcę żyć',
    tr: 'depresyondayım | çok depresifim | depresyona girdim',
    ar: 'أنا مكتئب | عندي اكتئاب | اشعر بالاكتئاب',
    hi: 'मैं डिप्रेशन में हूँ | मुझे डिप्रेशन है | main depression mein hun',
    zh: '我抑郁了 | 我有抑郁症 | 感觉好抑郁',
    ja: 'うつ病 つらい | うつっぽい | 鬱になりました | 私はうつ病です',
    ko: '우울해요 살기 싫어요 | 우울증이 있어요 | 너무 우울해요',
    ru: 'я в депрессии | у меня сильная депрессия | кажется у меня депрессия',
    uk: 'я в депресії | у мене сильна депресія',
  },
  'means and farewells': {
    en: 'kms | kys myself | want to off myself | goodbye letter before i go | write a suicide note | best way to end it | i have a plan to kill myself | goodbye letter to my family i wont be here | how many sleeping pills to die',
    es: 'carta de suicidio | carta de despedida antes de morir | cómo suicidarse sin dolor',
    pt: 'carta de suicídio | como se matar sem dor',
    fr: 'lettre de suicide | comment se suicider sans douleur | comment mourir sans souffrir',
    de: 'abschiedsbrief vor dem suizid | wie kann ich mich umbringen | schmerzlos sterben',
    it: 'lettera di suicidio | come suicidarsi senza dolore | come morire senza soffrire',
    pl: 'list pożegnalny samobójczy | jak się zabić bezboleśnie',
    tr: 'intihar mektubu | acısız intihar | nasıl intihar edilir',
    ar: 'رسالة انتحار | كيف انتحر بدون الم',
    hi: 'सुसाइड नोट | आत्महत्या कैसे करें | suicide kaise kare',
    zh: '写遗书自杀 | 怎么死不痛苦 | 怎么自杀不疼',
    ja: '遺書の書き方 自殺 | 楽な死に方 | 苦しまずに死ぬ方法',
    ko: '유서 쓰고 죽고 싶어요 | 안 아프게 죽는 법',
    ru: 'предсмертная записка | как покончить с собой безболезненно | как умереть без боли',
    uk: 'передсмертна записка | як померти без болю',
  },
};

describe.each(Object.entries(KINDS))('%s', (_, languages) => {
  test.each(Object.values(languages).flatMap((phrases) => phrases.split(' | ')))('%s', (query) => {
    expect(isInDistress(query)).toBe(true);
  });
});

const phrases = (text: string) => text.trim().split(/\n\s*/);

/** Written by somebody who did not look at the data meanwhile. */
test.each(
  phrases(`
    i cant see any way out
    ive been thinking about not being here anymore
    my stepfather comes into my room at night
    he smashed my head against the wall
    my partner hurts me when he's been drinking
    i keep thinking about jumping
    is it normal to want to die all the time
    my mum slapped me again today
    my best friend texted me she is going to end it
    i cant stop crying and i dont want to live like this
    my ex keeps turning up at my house
    scared my dad is going to hit me tonight
    heart pounding cant breathe what is happening to me
    my daughter is cutting
    my boss groped me
    he locked me in the bathroom
    i ate everything and then made myself sick
    how do i get out of a violent relationship
    no quiero vivir más así
    mi esposo me empuja y me insulta
    mi hermana se quiere matar
    me siento deprimida todo el tiempo
    me falta el aire creo que es un ataque de pánico
    estou pensando em acabar com a minha vida
    meu namorado me bateu ontem à noite
    minha amiga disse que quer morrer
    estou muito deprimida e sozinha
    je n'ai plus la force de continuer
    mon copain m'a giflée hier soir
    mon frère parle de se tuer
    j'ai une crise de panique là maintenant
    ich will nicht mehr aufwachen
    mein freund hat mich gegen die wand gestoßen
    meine schwester will sich das leben nehmen
    mir geht es so schlecht ich will nicht mehr
    non voglio più vivere così
    mio padre mi picchia quando beve
    la mia amica si taglia le braccia
    nie chcę już żyć nikomu nie jestem potrzebna
    mąż mnie popycha i wyzywa
    mam ciężką depresję
    artık yaşamaya gücüm yok
    kocam beni evden dışarı bırakmıyor
    arkadaşım kendini öldürmek istiyor
    لا أريد أن أعيش بعد اليوم
    زوجي ضربني أمس أمام الأطفال
    صديقتي تفكر في الانتحار
    मेरे पति शराब पीकर मुझे मारते हैं
    मैं अब और जीना नहीं चाहता
    我不想活下去了好累
    男朋友昨天打了我一巴掌
    我觉得自己得了抑郁症
    もう死んでしまいたい気分
    彼に暴力を振るわれています
    다 포기하고 죽고 싶어요
    아빠가 술만 마시면 저를 때려요
    муж ударил меня при детях
    я більше не можу так жити
    i don't think i can survive another night
    my husband grabbed me by the neck last night
    my mom's boyfriend hits me when she's at work
    help my friend just said she took a bunch of pills
    i just feel like giving up on everything
    my uncle makes me touch him
    my dad locked me outside in the snow
    having a really bad panic attack in class
    i want to stop existing
    my girlfriend threatens to kill herself if i leave
    he forced himself on me
    i started purging again
    im so depressed i cant move
    someone keeps following me home from work
    mi papá me encerró en mi cuarto sin comida
    creo que mi amiga se quiere suicidar
    me corté otra vez anoche
    meu padrasto tentou me agarrar
    não vejo mais sentido em nada
    mon père me bat avec une ceinture
    je veux juste que tout s'arrête
    ma meilleure amie veut se suicider
    mein vater schlägt meine kleine schwester
    ich habe solche angst vor meinem freund
    mia madre mi ha dato uno schiaffo
    non riesco più ad andare avanti
    boję się wrócić do domu bo ojciec pije
    moja koleżanka mówi że chce się zabić
    babam annemi bıçakla tehdit ediyor
    ölsem kimse fark etmez
    أبي يضرب أختي الصغيرة كل يوم
    أريد أن أختفي من هذه الحياة
    मेरा पति मुझे जान से मारने की धमकी देता है
    मुझे लगता है मुझे डिप्रेशन है
    我爸喝醉酒会打我妈
    我同学说她想自杀我该怎么办
    友達が自殺したいと言っています
    친구가 자해하는 걸 봤어요
    мой парень угрожает убить себя
    чоловік душив мене вчора
  `),
)('%j may come from somebody in danger', (query) => {
  expect(isInDistress(query)).toBe(true);
});

/** Written likewise, so that they sound like phrases of people in danger. */
test.each(
  phrases(`
    my husband wants to die his beard
    dying to try this recipe
    panic at the disco cover band name
    my dad hit a hole in one toast
    my wife wants to hit the beach
    kill two birds with one stone meaning
    my friend is dying her hair
    how to disappear into the background in photoshop
    my boss wants me to cut the budget
    threatening weather warning email
    stop following me around puppy training
    i am depressed by the weather poem
    my brother beat me at fifa revenge joke
    locked out of my account email
    my kids want to go out for dinner
    he makes me laugh caption
    cut myself a slice of cake story
    my son hit the ball out of the park
    anorexia essay for health class
    a character who wants to die scene
    how to stop my dog from attacking the mailman
    drug interaction checker
    great depression for kids
    my teacher gave me a hard assignment
    abuse of power definition
    die heart of the city album
    mi marido me da la lata con el fútbol
    mi hijo se corta el pelo solo
    meu chefe me manda muitos emails
    mon mari me casse les pieds
    mein mann bringt mich zum lachen
    mein freund will umziehen
    mio marito mi porta a cena
    mąż mi gotuje obiad pomysły
    kocam beni güldürüyor
    زوجي يحب الشاورما وصفة
    पति के लिए जन्मदिन का तोहफा
    老公生日礼物推荐
    彼氏に手紙を書きたい
    муж хочет новую машину
    my boss threatens to cancel the project email
    my son wants to kill time on a long flight
    my daughter touches everything in the store
    my friend wants to cut her hair short
    my wife locks the door every night habit
    my ex follows me on instagram should i block
    my teacher says i should write more
    he broke my favorite mug apology text
    she pulled my leg prank idea
    my brother grabbed the last slice joke
    i feel so empty inside caption funny diet
    i think i have a cold
    my dad is violent at board games joke
    he pushed me to be better tribute
    my mother hit the lottery what now
    my husband hits the snooze button
    violent weather safety kids
    how to stop biting nails
    my kid wont let me sleep
    my cat wont let me leave the house
    my baby wont let me put her down
    heart rate zones running
    end my presentation with a quote
    goodbye letter to colleagues
    my neighbor beats the drums all night complaint
    mi jefe no me deja tomar vacaciones
    mi perro me sigue a todas partes
    mi madre toca el piano cumpleaños
    meu filho não me deixa trabalhar
    mon chat me suit partout
    mein kind lässt mich nicht schlafen
    mein chef hat mich vergessen email
    mein hund verfolgt mich überall
    il mio cane mi segue ovunque
    mio figlio si taglia le unghie da solo
    mój pies chodzi za mną
    kedim beni takip ediyor
    老公不让我买包
    我女儿想死那只猫了
    муж следит за мной в инстаграме
  `),
)('%j does not', (query) => {
  expect(isInDistress(query)).toBe(false);
});

test('a kind of text that is named beside what happens to people makes it harmless, unless a wish to die is said', () => {
  expect(isInDistress('my husband threatens me')).toBe(true);
  expect(isInDistress('scene in which my husband threatens me')).toBe(false);
  expect(isInDistress('i want to die, write me a poem')).toBe(true);
});

test('a feeling or noun alone counts with fillers around it, and not with other words', () => {
  for (const q of ['depression', 'please help i feel so depressed', '我抑郁了', 'depressionen hilfe'])
    expect(isInDistress(q), q).toBe(true);
  for (const q of ['depression glass', 'breakeven point', 'mein mann hat mich vergessen']) expect(isInDistress(q), q).toBe(false);
});
