export interface Progress {
  step(text: () => string): void;
  say(line: string): void;
  end(): void;
}
export function progress(out?: Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>): Progress;
export function roughly(milliseconds: number): string;
