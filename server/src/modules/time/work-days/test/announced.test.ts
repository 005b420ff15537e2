import { describe, expect, it } from 'vitest'
import { readSources } from '../../../../../test/architecture/sources.ts'

const family = 'modules/time/work-days/'
const sources = [...readSources()].filter(([path]) => path.startsWith(family))

/** The files of the family that name an export of its store beside the store. */
const using = (name: string): string[] =>
  sources
    .filter(([path, text]) => !path.endsWith('/store.ts') && new RegExp(`\\b${name}\\b`).test(text))
    .map(([path]) => path.slice(family.length))

describe('whoever saves days announces what follows from it, because', () => {
  it('states are saved where steps of a life are announced, and where payroll, which opens none, moves them', () =>
    expect(using('saveStates')).toEqual(['steps/exporting.ts', 'steps/moving.ts']))

  it('opened days are announced in one place', () =>
    expect(using('openedDays')).toEqual(['port.ts', 'steps/moving.ts']))

  it('entries are saved where emptied days are announced', () =>
    expect(using('saveWritten')).toEqual(['writing/saving.ts']))

  it('days freeze by the step that confirms them', () =>
    expect(using('saveConfirmed')).toEqual(['steps/confirming.ts']))
})
