import { Link } from '@/components/ui/link';
import { accountPaths } from '@/lib/account-paths';
import { EMBED_SIZE } from '@/lib/embeds/embed';
import { filePaths } from '@/lib/file-paths';
import { COUNTS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

/** Every page with a text, as Markdown. */
export function MarkdownDocs() {
  return (
    <>
      <h2 id="markdown">Markdown</h2>
      <p>
        Add <code>.md</code> to the address of a prompt, category, guide, public collection or profile:{' '}
        <code>/prompt/professional-email.md</code>. What is known of it stands at its top as YAML, then comes its text, with the blanks as
        they are written. <a href={filePaths.llms}>llms.txt</a> leads to all of them, and <a href={filePaths.llmsFull}>llms-full.txt</a> is
        the whole library in one file.
      </p>
    </>
  );
}

/** Prompts as skills, and as files of other tools. */
export function SkillDocs() {
  return (
    <>
      <h2 id="skills">Skills and files</h2>
      <p>
        Every prompt is a skill that agents can install, by the address of its page:{' '}
        <code>npx skills add {absoluteUrl(paths.prompt('professional-email'))}</code>. So is every public prompt, and all prompts of a
        category, a public collection or a profile. What programs read stands below that address at{' '}
        <code>/.well-known/agent-skills/index.json</code>, with a digest of each skill, and for the whole library{' '}
        <a href={filePaths.skillIndex}>at the root</a>. <code>npx skills</code> must be 1.5 or newer (1.7 wants Node 22.20). Where there is
        no skill, it says so and installs nothing.
      </p>
      <ul>
        <li>
          <code>.skill.md</code> behind the address of a prompt is SKILL.md for any agent, <code>.claude.skill.md</code> the same with the
          arguments of Claude Code.
        </li>
        <li>
          <code>.skills.zip</code> and <code>.claude.skills.zip</code> hold all skills of a page, each in its folder.
        </li>
        <li>
          <code>{filePaths.exported(paths.prompt('SLUG'), 'raycast')}</code>, the same behind the address of a public prompt or collection,
          is a file for Raycast. <code>{filePaths.formats(paths.prompt('SLUG'))}</code> lists the other tools, and what each of their files
          cannot hold.
        </li>
      </ul>
    </>
  );
}

/** What is new, as Atom. */
export function FeedDocs() {
  return (
    <>
      <h2 id="feeds">Feeds</h2>
      <p>
        What is new is there as Atom, for feed readers: add <code>.atom</code> to the address of{' '}
        <a href={filePaths.feed(paths.prompts)}>/prompts</a>, of a category, <a href={filePaths.feed(paths.publicPrompts)}>the community</a>
        , somebody’s profile or <a href={filePaths.feed(paths.guides)}>the guides</a>. A feed has the {COUNTS.feed} newest entries, those of
        the library with their whole text, the guides with a summary.
      </p>
    </>
  );
}

/** Prompts in pages of other sites. */
export function EmbedDocs() {
  return (
    <>
      <h2 id="embeds">Embeds</h2>
      <p>
        A prompt can be filled in, copied and sent in a page of yours. <i>Copy embed code</i> in its menu Share gives the HTML; programs get
        it from <code>{filePaths.oembed('')}</code> by oEmbed, which pages of prompts name. It is {EMBED_SIZE.width} by {EMBED_SIZE.height}{' '}
        pixels, or less by <code>maxwidth</code> and <code>maxheight</code>, and scrolls where a prompt is longer. The frame sets no cookie
        and stores nothing.
      </p>
    </>
  );
}

/** The library for assistants. */
export function McpDocs() {
  return (
    <>
      <h2 id="mcp">MCP</h2>
      <p>
        Assistants read the library at <code>{absoluteUrl(filePaths.mcp)}</code> by the Model Context Protocol: Streamable HTTP, without a
        session. How to connect each is on <Link href={paths.connect}>Connect</Link>.
      </p>
      <ul>
        <li>
          Prompts of the library are its prompts, named by their slugs. Their blanks are arguments, with completions of what they offer, and
          the last argument is whatever else is given.
        </li>
        <li>
          Tools: <code>search_prompts</code>, <code>get_prompt</code>, <code>fill_prompt</code> and <code>list_categories</code>. They
          answer what the API answers, also for public prompts.
        </li>
        <li>
          The guides are resources. So is each prompt of the library as a skill, <code>skill://SLUG/SKILL.md</code>; the extension for
          skills lists them (<code>skills/list</code>, <code>skills/get</code>).
        </li>
        <li>
          With a personal token in the header <code>Authorization</code>, what is yours is there as well:{' '}
          <Link href={`${accountPaths.developers}#mcp`}>your own prompts in an assistant</Link>.
        </li>
        <li>Each request is one message, and counts like one to the API. Pages of other websites may not send any.</li>
      </ul>
    </>
  );
}
