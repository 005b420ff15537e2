const delimiters = [';', ',', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

export interface FoundDelimiter {
  readonly delimiter: Delimiter
  /** The length of the first line, when it is Excel’s `sep=;`, with its end. */
  readonly declaration: number
}

/** The delimiter of a CSV file: what stands most often between the names of its header. */
export function findDelimiter(beginning: string): FoundDelimiter {
  const declared = /^sep=([;,\t])(\r\n|\n|\r|$)/i.exec(beginning)
  if (declared) return { delimiter: declared[1] as Delimiter, declaration: declared[0].length }
  const counts = countIn(firstLine(beginning))
  const [most] = delimiters.toSorted((a, b) => counts[b] - counts[a])
  return { delimiter: most ?? ';', declaration: 0 }
}

/** The first line that has something in it; a quoted name may have the end of a line. */
function firstLine(text: string): string {
  let quoted = false
  let begin = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') quoted = !quoted
    if (quoted || (character !== '\n' && character !== '\r')) continue
    const line = text.slice(begin, at)
    if (/[^\s;,]/.test(line)) return line
    begin = at + 1
  }
  return text.slice(begin)
}

function countIn(line: string): Record<Delimiter, number> {
  const counts = { ';': 0, ',': 0, '\t': 0 }
  let quoted = false
  for (const character of line) {
    if (character === '"') quoted = !quoted
    else if (!quoted && (character === ';' || character === ',' || character === '\t')) counts[character]++
  }
  return counts
}
