import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'

/**
 * What would let a family hand a commit, a decision or a code to somebody whom its contract does not promise it: a commit of another
 * type, or of none, and `never`, which is every type. What serves several operations takes `CommitAccepted` by what it
 * hands to it, and asks `namedCode` for a code that a neighbour told.
 */
const casts =
  /\bas (?:unknown as )?Commit\w*|\bas never\b|\b\w*(?:commit|committing|decision)\??: (?:unknown|never|any)\b|\b(?:code|refusal|decision|state): never\b/i

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')

const castsIn = (text: string): string[] =>
  withoutComments(text)
    .split('\n')
    .filter(line => casts.test(line))

describe('families', () => {
  it('cast no commit, and put never in no place of a decision or a code', () => {
    const sources = [...readSources()].filter(([path]) => path.startsWith('modules/'))
    expect(sources.length).toBeGreaterThan(1000)
    expect(sources.flatMap(([path, text]) => castsIn(text).map(line => `${path}: ${line.trim()}`))).toEqual(
      [],
    )
  })

  it.each([
    ['await placed.save(commit as unknown as Commit)'],
    ['const receiver = { commit: committing as CommitAccepted }'],
    ['return decision as never'],
    ['refuse(taken.code as never)'],
    ['commit: unknown,'],
    ['readonly commit: (decision: never, save?: (state: never) => Promise<unknown>) => Promise<unknown>'],
    ['refuse(code: never): never'],
  ])('and %s planted in one is caught', line => expect(castsIn(line)).toEqual([line]))

  it.each([
    ['import type { Commit as Carrying } from "x"'],
    ['refuse(code: Code): never'],
    ['const decided: Decision<Day, never, Code> = accept(day)'],
    ['// cast as never'],
  ])('and %s is none', line => expect(castsIn(line)).toEqual([]))
})
