import { Link } from '@/components/ui/link';
import { accountPaths } from '@/lib/account-paths';
import { filePaths } from '@/lib/file-paths';
import { EMBED_SIZE } from '@/lib/integrations/embeds/embed';
import { SERVER_COUNTS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

const HEADINGS = { markdown: 'Markdown', skills: 'Skills and files', feeds: 'Feeds', embeds: 'Embeds', mcp: 'MCP' };

export const otherInterfacesContents = Object.entries(HEADINGS).map(([id, text]) => ({ level: 2 as const, id, text }));

/** The interfaces for programs beside the API: Markdown, skills and other files, feeds, embeds and MCP. */
export function OtherInterfaces() {
  return (
    <>
      <h2 id="markdown">{HEADINGS.markdown}</h2>
      <p>
        Add <code>.md</code> to the address of a prompt, category, guide, public collection or profile:{' '}
        <code>/prompt/professional-email.md</code>. The details are at the top as YAML, followed by the text with its blanks as written.{' '}
        <a href={filePaths.llms}>llms.txt</a> links to all of them, and <a href={filePaths.llmsFull}>llms-full.txt</a> is the whole library
        in one file.
      </p>
      <h2 id="skills">{HEADINGS.skills}</h2>
      <p>
        Every prompt is a skill that agents can install from the address of its page:{' '}
        <code>npx skills add {absoluteUrl(paths.prompt('professional-email'))}</code>. The same works for a public prompt, and for all the
        prompts of a category, public collection or profile. Programs read the index below that address, at{' '}
        <code>/.well-known/agent-skills/index.json</code>, which has a digest of each skill. The index of the whole library is{' '}
        <a href={filePaths.skillIndex}>at the root</a>. <code>npx skills</code> must be 1.5 or newer (1.7 needs Node 22.20). If an address
        has no skill, it says so and installs nothing.
      </p>
      <ul>
        <li>
          <code>.skill.md</code> after the address of a prompt gives SKILL.md for any agent; <code>.claude.skill.md</code> gives the same
          with Claude Code arguments.
        </li>
        <li>
          <code>.skills.zip</code> and <code>.claude.skills.zip</code> hold all the skills of a page, each in its own folder.
        </li>
        <li>
          <code>{filePaths.exported(paths.prompt('SLUG'), 'raycast')}</code> is a file for Raycast, and works for a public prompt or
          collection too. <code>{filePaths.formats(paths.prompt('SLUG'))}</code> lists the other tools and what their files leave out.
        </li>
      </ul>
      <h2 id="feeds">{HEADINGS.feeds}</h2>
      <p>
        Follow what is new with a feed reader. For the Atom feed, add <code>.atom</code> to the address of{' '}
        <a href={filePaths.feed(paths.prompts)}>/prompts</a>, of a category, <a href={filePaths.feed(paths.publicPrompts)}>the community</a>
        , somebody’s profile or <a href={filePaths.feed(paths.guides)}>the guides</a>. A feed has the {SERVER_COUNTS.feed} newest entries:
        prompts of the library with their whole text, guides with a summary.
      </p>
      <h2 id="embeds">{HEADINGS.embeds}</h2>
      <p>
        People can fill in, copy and send a prompt on your own page. <i>Copy embed code</i> in the Share menu gives you the HTML; programs
        get it from <code>{filePaths.oembed('')}</code> by oEmbed, which prompt pages announce. The embed is {EMBED_SIZE.width} by{' '}
        {EMBED_SIZE.height} pixels, or smaller with <code>maxwidth</code> and <code>maxheight</code>, and scrolls if the prompt is longer.
        The frame sets no cookie and stores nothing.
      </p>
      <h2 id="mcp">{HEADINGS.mcp}</h2>
      <p>
        Assistants read the library at <code>{absoluteUrl(filePaths.mcp)}</code> through the Model Context Protocol (Streamable HTTP,
        without sessions). See <Link href={paths.connect}>Connect</Link> for how to set up each assistant.
      </p>
      <ul>
        <li>
          The prompts of the library are MCP prompts, named by their slugs. Their blanks are arguments, with completions for their choices;
          the last argument takes anything else.
        </li>
        <li>
          Tools: <code>search_prompts</code>, <code>get_prompt</code>, <code>fill_prompt</code> and <code>list_categories</code>. They give
          the same answers as the API, for public prompts too.
        </li>
        <li>
          The guides are resources. Each prompt of the library is one too, as a skill: <code>skill://SLUG/SKILL.md</code>; the extension for
          skills lists them (<code>skills/list</code>, <code>skills/get</code>).
        </li>
        <li>
          With a personal token in the header <code>Authorization</code>, assistants can use your own prompts as well:{' '}
          <Link href={`${accountPaths.ownApi}#mcp`}>your own prompts in an assistant</Link>.
        </li>
        <li>Each request holds one message and counts as one API request. Pages on other websites cannot send any.</li>
      </ul>
    </>
  );
}
