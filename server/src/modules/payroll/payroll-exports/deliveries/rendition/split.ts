import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { Part } from '../../lines/line.ts'
import type { CodedLine } from './coded-line.ts'

/** The minutes of a line that belong to the same targets, as far as a document distinguishes them. */
export interface Piece {
  readonly line: CodedLine
  readonly minutes: number
  /** The code of the target of each level that the document tells. */
  readonly codes: ReadonlyMap<Id, string>
  /** Every code, where the document tells them in one column. */
  readonly allCodes: string
}

/** What a document tells of targets: single levels, and all codes in one. */
export interface TargetCodes {
  readonly levels: readonly Id[]
  readonly all: boolean
}

/** A line by the targets that the document tells apart; minutes of none are a piece of their own. */
export function piecesOf(line: CodedLine, told: TargetCodes): Piece[] {
  if (told.levels.length === 0 && !told.all) return [{ line, minutes: line.minutes, ...none }]
  const pieces = new Map<string, Piece>()
  const add = (values: Part['values'], minutes: number) => {
    const allCodes = told.all ? values.map(({ valueCode }) => valueCode ?? '').join(' ') : ''
    const codes = new Map(
      values
        .filter(({ dimensionId, valueCode }) => valueCode !== null && told.levels.includes(dimensionId))
        .map(({ dimensionId, valueCode }) => [dimensionId, valueCode ?? '']),
    )
    const key = JSON.stringify([allCodes, told.levels.map(level => codes.get(level) ?? '')])
    const before = pieces.get(key)?.minutes ?? 0
    pieces.set(key, { line, minutes: before + minutes, codes, allCodes })
  }
  for (const { values, minutes } of line.parts) add(values, minutes)
  const covered = line.parts.reduce((sum, { minutes }) => sum + minutes, 0)
  if (covered !== line.minutes || line.parts.length === 0) add([], line.minutes - covered)
  return [...pieces.values()]
}

const none = { codes: new Map<Id, string>(), allCodes: '' }
