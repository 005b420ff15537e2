import {
  explained,
  kept,
  type KeptReason,
  reasonKept,
  sentenceOf,
} from '../../../../platform/contract/sentences.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { BalanceTerm, DayInterpretation, InterpretationLine } from '../interpretation/day.ts'
import { type DayWarning, dayWarningReasons } from '../interpretation/warning-reasons.ts'
import { type KeptLineReason, keptLineReasons, type KeptTermReason, keptTermReasons } from '../reasons.ts'
import type { Interpretation } from './shapes.ts'

/** A line of a day as it was frozen, or as it counts now. */
export interface FrozenLine
  extends Omit<InterpretationLine, 'kind' | 'fromMinutes' | 'toMinutes' | 'explanation'> {
  readonly kind: string
  readonly fromMinutes?: number | null
  readonly toMinutes?: number | null
  readonly explanation: KeptLineReason
}

export interface FrozenTerm extends Omit<BalanceTerm, 'explanation'> {
  readonly explanation: KeptTermReason
}

/** A warning from before it had values has its sentence alone. */
type FrozenWarning =
  | DayWarning
  | { readonly code: DayWarning['code']; readonly values: null; readonly detail: string }

/** What the rules make of a day, without a word of any language. */
export interface InterpretedDay extends Omit<DayInterpretation, 'lines' | 'balanceTerms' | 'warnings'> {
  readonly lines: readonly FrozenLine[]
  readonly balanceTerms: readonly FrozenTerm[]
  readonly warnings: readonly FrozenWarning[]
}

export type StoredLine = Omit<FrozenLine, 'explanation'> & KeptReason<KeptLineReason>
export type StoredTerm = Omit<FrozenTerm, 'explanation'> & KeptReason<KeptTermReason>

/** As it is stored: beside each reason its sentence in English. */
export interface StoredInterpretation extends Omit<InterpretedDay, 'lines' | 'balanceTerms' | 'warnings'> {
  readonly lines: readonly StoredLine[]
  readonly balanceTerms: readonly StoredTerm[]
  readonly warnings: readonly {
    readonly code: DayWarning['code']
    readonly values?: DayWarning['values'] | null
    readonly detail: string
  }[]
}

export const frozenLine = ({ explain, explanation, ...line }: StoredLine): FrozenLine => ({
  ...line,
  explanation: reasonKept(keptLineReasons, { explain, explanation }),
})

export const frozenTerm = ({ explain, explanation, ...term }: StoredTerm): FrozenTerm => ({
  ...term,
  explanation: reasonKept(keptTermReasons, { explain, explanation }),
})

export const asInterpreted = (stored: StoredInterpretation): InterpretedDay => ({
  ...stored,
  lines: stored.lines.map(frozenLine),
  balanceTerms: stored.balanceTerms.map(frozenTerm),
  warnings: stored.warnings.map(({ code, values = null, detail }) =>
    values ? ({ code, values } as DayWarning) : { code, values: null, detail },
  ),
})

/** In English, as the version of the service before this one reads it. */
export const asStored = (interpretation: InterpretedDay): StoredInterpretation => ({
  ...interpretation,
  lines: interpretation.lines.map(line => ({ ...line, ...kept(keptLineReasons, line.explanation) })),
  balanceTerms: interpretation.balanceTerms.map(term => ({
    ...term,
    ...kept(keptTermReasons, term.explanation),
  })),
  warnings: interpretation.warnings.map(warning => warningIn(warning, 'en')),
})

/** As it is answered, in the language of the reader. */
export const asAnswered = (interpretation: InterpretedDay, language: Locale): Interpretation => ({
  ...interpretation,
  lines: interpretation.lines.map(line => ({
    ...line,
    ...explained(keptLineReasons, line.explanation, language),
  })),
  balanceTerms: interpretation.balanceTerms.map(term => ({
    ...term,
    ...explained(keptTermReasons, term.explanation, language),
  })),
  warnings: interpretation.warnings.map(warning => warningIn(warning, language)),
})

const warningIn = (warning: FrozenWarning, language: Locale) =>
  warning.values === null
    ? warning
    : {
        code: warning.code,
        values: warning.values,
        detail: sentenceOf(dayWarningReasons, warning, language),
      }
