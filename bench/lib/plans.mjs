import postgres from 'postgres';

/**
 * The plans that PostgreSQL really used, of the statements inside functions too: auto_explain sends them along as notices.
 * @param {string} url @param {Record<string, import('./community-queries.mjs').Question[]>} questions
 * @returns {Promise<Record<string, { seqScans: string[], indexes: string[] }>>} by kind
 */
export async function plansOf(url, questions) {
  /** @type {string[]} */
  let notices = [];
  const sql = postgres(url, { max: 1, onnotice: ({ message }) => void notices.push(message ?? '') });
  try {
    await sql`load 'auto_explain'`;
    for (const [name, value] of Object.entries({
      log_min_duration: '0',
      log_nested_statements: 'on',
      log_format: 'json',
      log_level: 'notice',
    })) {
      await sql.unsafe(`set auto_explain.${name} = '${value}'`);
    }
    await sql`set role anon`;
    /** @type {Record<string, { seqScans: string[], indexes: string[] }>} */
    const plans = {};
    for (const [kind, all] of Object.entries(questions)) {
      notices = [];
      for (const question of all.slice(0, 3)) for (const { text, values } of question) await sql.unsafe(text, values);
      const nodes = notices.flatMap(nodesOf);
      plans[kind] = {
        seqScans: [...new Set(nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [String(node['Relation Name'])] : [])))],
        indexes: [...new Set(nodes.flatMap((node) => (node['Index Name'] ? [String(node['Index Name'])] : [])))],
      };
    }
    return plans;
  } finally {
    await sql.end();
  }
}

/** @typedef {{ Plans?: PlanNode[], [key: string]: unknown }} PlanNode */

/** @param {string} notice @returns {PlanNode[]} */
function nodesOf(notice) {
  const json = /plan:\s*(\{[\s\S]*\})/.exec(notice)?.[1];
  if (!json) return [];
  /** @param {PlanNode} node @returns {PlanNode[]} */
  const flat = (node) => [node, ...(node.Plans ?? []).flatMap(flat)];
  return flat(JSON.parse(json).Plan);
}

/**
 * Sequential scans so far of tables with more than so many rows: what every statement did, not only those that were explained.
 * @param {import('postgres').Sql} sql @param {number} rows
 */
export async function countSeqScans(sql, rows) {
  const tables = await sql`
    select schemaname || '.' || relname as name, seq_scan from pg_stat_user_tables where n_live_tup > ${rows} and schemaname in ('public', 'private')`;
  return new Map(tables.map(({ name, seq_scan }) => [String(name), Number(seq_scan)]));
}
