import type { Mail } from '../backend.mjs';

type Say = (line: string) => void;

/** In development: to the console. */
export function printMail(mail: Mail, say: Say): void;

/** In production: to a file in `folder` that only its owner reads. */
export function writeMail(mail: Mail, folder: string, say: Say): void;
