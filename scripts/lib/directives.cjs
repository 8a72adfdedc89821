const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const FOLDERS = ['app', 'components', 'lib'];
const DIRECTIVE = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])(use client|use server)\1/;

/**
 * The files of the site that begin with 'use client' or 'use server', which dependency-cruiser cannot see.
 * @param {string} root
 * @returns {Record<'use client' | 'use server', string[]>}
 */
function filesByDirective(root) {
  /** @type {Record<string, string[]>} */
  const found = { 'use client': [], 'use server': [] };
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.posix.join(folder, String(file).replaceAll('\\', '/'))),
  );
  for (const file of files.filter((name) => /\.tsx?$/.test(name)).sort()) {
    const directive = DIRECTIVE.exec(readFileSync(path.join(root, file), 'utf8'))?.[2];
    if (directive) found[directive]?.push(file);
  }
  return found;
}

module.exports = { filesByDirective };
