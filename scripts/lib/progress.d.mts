export function progress(out?: Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>): {
  step(text: () => string): void;
  say(line: string): void;
  end(): void;
};
export function roughly(milliseconds: number): string;
