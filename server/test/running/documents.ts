import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../suite/isolation.ts'

export const readDocument = (path: string): string => readFileSync(join(repository, path), 'utf8')

/** The fenced blocks of a language, of the whole document or of the section with a title. */
export function blocksOf(path: string, language: string, section?: string): string[] {
  const text = readDocument(path)
  const from = section === undefined ? 0 : text.indexOf(`\n## ${section}\n`)
  if (from < 0) throw new Error(`${path} has no section “${section}”`)
  const end = section === undefined ? -1 : text.indexOf('\n## ', from + 1)
  const part = text.slice(from, end < 0 ? undefined : end)
  return [...part.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, block = '']) => block,
  )
}
