import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'

const source = resolve(import.meta.dirname, '../../src')

export interface Place {
  /** As a recording names it, `modules/people/session/store.ts:62`. */
  readonly at: string
  /** The family and how the statement begins: it stays the same when lines are added above, or files are moved. */
  readonly name: string
}

/** A statement that is sent: a template of a database, the execution of a builder, or one of a described table. */
const sends =
  /\.(?:sql(?:<[^`]*>)?`|execute(?:TakeFirst(?:OrThrow)?)?\(|(?<![sS]tore\.)(?:insert|upsert|update)\(\s*(?:db|tx)\b)/

/** Migrations and the way to the database itself send no statements of their own. */
const elsewhere = /\/test\/|\/migrations\/|^platform\/data\/(?!idempotency-records|organisation-clock)/

/** Every place in the source that sends a statement. */
export async function placesThatSend(): Promise<Place[]> {
  const found: Place[] = []
  for await (const file of glob('**/*.ts', { cwd: source })) {
    if (elsewhere.test(file)) continue
    const lines = readFileSync(resolve(source, file), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      if (!sends.test(line) || /^\s*(\/\/|\*)/.test(line)) continue
      found.push({ at: `${file}:${index + 1}`, name: `${familyOf(file)}: ${beginning(lines, index)}` })
    }
  }
  return found.sort((a, b) => a.name.localeCompare(b.name))
}

/** `modules/people/session/store.ts` is of `session`, `platform/events/partitions.ts` of `events`. */
function familyOf(file: string): string {
  const [area, folder, family] = file.split('/')
  if (area === 'modules') return family ?? file
  return (area === 'demo' ? area : folder) ?? file
}

/** How the statement begins, in at most sixty characters. */
function beginning(lines: readonly string[], index: number): string {
  const line = lines[index] ?? ''
  // A builder over several lines begins above its execution.
  const from = /^\s*\.execute/.test(line) ? Math.max(0, index - 4) : index
  const text = lines
    .slice(from, index + 5)
    .map(each => each.trim())
    .join(' ')
  const template = /\.?sql(?:<[^`]*?>)?`\s*/.exec(text)
  const begins = template && from === index ? template.index + template[0].length : 0
  return text.slice(begins, begins + 60).trim()
}
