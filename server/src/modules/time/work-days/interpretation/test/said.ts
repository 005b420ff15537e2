import { expect } from 'vitest'
import type { ReasonOf } from '../../../../../platform/contract/reasons.ts'
import { sentenceOf } from '../../../../../platform/contract/sentences.ts'
import { workDayReasons } from '../../reasons.ts'

type Reason = ReasonOf<typeof workDayReasons>

export const sentence = (reason: Reason | undefined): string | undefined =>
  reason && sentenceOf(workDayReasons, reason, 'en')

/** Matches a reason by its English sentence. */
export const said = (words: string): Reason =>
  expect.toSatisfy((reason: Reason) => sentence(reason) === words, words) as Reason
