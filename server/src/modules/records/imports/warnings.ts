import type { Caller } from '../../../platform/access/caller.ts'
import { text } from '../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons, warningFields } from '../../../platform/contract/reasons.ts'
import { sentenceOf } from '../../../platform/contract/sentences.ts'
import {
  array,
  described,
  Id as RecordId,
  nullable,
  object,
  optional,
} from '../../../platform/contract/shapes.ts'
import type { Capability } from '../../../platform/vocabulary/capabilities.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'

const values = { name: text('What the other record is called.') }

/** What somebody should look at after rows were carried out: another record that may be the same one. */
export const importWarnings = reasons({
  same_business_id: {
    values,
    sentence: {
      fi: 'Sama Y-tunnus on myös toisella: {name}.',
      sv: 'Samma FO-nummer finns också hos en annan: {name}.',
      en: 'Another one has the same business id: {name}.',
    },
  },
  same_email: {
    values,
    sentence: {
      fi: 'Sama sähköpostiosoite on myös toisella: {name}.',
      sv: 'Samma e-postadress finns också hos en annan: {name}.',
      en: 'Another one has the same e-mail address: {name}.',
    },
  },
  same_phone: {
    values,
    sentence: {
      fi: 'Sama puhelinnumero on myös toisella: {name}.',
      sv: 'Samma telefonnummer finns också hos en annan: {name}.',
      en: 'Another one has the same telephone number: {name}.',
    },
  },
  similar_name: {
    values,
    sentence: {
      fi: 'Toisella on melkein sama nimi: {name}.',
      sv: 'En annan har nästan samma namn: {name}.',
      en: 'Another one has nearly the same name: {name}.',
    },
  },
})
export type WarningCode = keyof typeof importWarnings

/** A warning as it is kept with the result of its row: the other record, and what somebody must hold to be told. */
export type KeptWarning = ReasonOf<typeof importWarnings> & {
  readonly id: Id | null
  readonly needs: Capability | null
}

const Warning = object(
  {
    id: described(nullable(RecordId), 'The other record; null for one that a dry run would create.'),
    ...warningFields(importWarnings),
  },
  { title: 'ImportWarning' },
)

export const Warnings = optional(
  array(Warning, {
    description:
      'Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of.',
  }),
)

interface WithWarnings {
  readonly warnings?: readonly KeptWarning[]
}

/** Results as a caller reads them: each warning that is for them in their language. */
export const resultsFor = <Result extends WithWarnings>(
  { capabilities }: Pick<Caller, 'capabilities'>,
  language: Locale,
  results: readonly Result[],
) =>
  results.map(({ warnings: kept = [], ...result }) => {
    const warnings = kept
      .filter(({ needs }) => needs === null || capabilities.has(needs))
      .map(({ id, needs: _, ...reason }) => ({
        ...{ id, ...reason },
        detail: sentenceOf(importWarnings, reason, language),
      }))
    return warnings.length > 0 ? { ...result, warnings } : result
  })

/** The same of a dry run: what it would make has no id that anybody could use. */
export const withoutIds = (
  warnings: readonly KeptWarning[] | undefined,
  made: ReadonlySet<Id>,
): readonly KeptWarning[] | undefined =>
  warnings?.map(warning => (warning.id !== null && made.has(warning.id) ? { ...warning, id: null } : warning))
