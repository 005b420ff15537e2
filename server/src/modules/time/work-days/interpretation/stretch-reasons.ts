import { count, date, minutes, premium, word } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../../platform/contract/reasons.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'

type Sentences = Readonly<Record<Locale, string>>

const replaced = {
  minutes: minutes('The minutes that are something else than their day says.'),
  replaces: word(['normal', 'additional'], 'What they are on their day.'),
  date: date('The date of their day.'),
}

/** A sentence of replaced minutes opens with what they were. */
const ofReplaced = ({ fi, sv, en }: Sentences): Sentences => ({
  fi: `{minutes} {replaces, select, normal {säännöllistä työtä} other {lisätyötä}} {date}: ${fi}.`,
  sv: `{minutes} {replaces, select, normal {ordinarie arbetstid} other {mertidsarbete}} {date}: ${sv}.`,
  en: `{minutes} of {replaces} work on {date}: ${en}.`,
})

const overtime = {
  ...replaced,
  afterMinutes: minutes('Overtime begins above so many minutes.'),
  premiumBp: premium('What is added to plain pay, basis points.'),
}
const additional = { ...replaced, agreedMinutes: minutes('The minutes that are agreed on.') }
const days = count('The days worked of the period that was broken off.')

/** Why minutes of a week or a period are overtime or additional work, when their day alone does not make them so. */
export const stretchReasons = reasons({
  weekly_overtime: {
    values: overtime,
    sentence: ofReplaced({
      fi: 'viikoittaista ylityötä yli {afterMinutes}, korotus {premiumBp}',
      sv: 'övertid per vecka över {afterMinutes}, förhöjning {premiumBp}',
      en: 'weekly overtime above {afterMinutes} at {premiumBp}',
    }),
  },
  period_overtime: {
    values: overtime,
    sentence: ofReplaced({
      fi: 'jakson ylityötä yli {afterMinutes}, korotus {premiumBp}',
      sv: 'övertid för perioden över {afterMinutes}, förhöjning {premiumBp}',
      en: 'overtime of the period above {afterMinutes} at {premiumBp}',
    }),
  },
  broken_period_overtime: {
    values: { ...overtime, days },
    sentence: ofReplaced({
      fi: 'keskeytyneen jakson ylityötä, {days, plural, one {{days} työpäivä} other {{days} työpäivää}}, yli {afterMinutes}, korotus {premiumBp}',
      sv: 'övertid för en avbruten period, {days, plural, one {{days} arbetad dag} other {{days} arbetade dagar}}, över {afterMinutes}, förhöjning {premiumBp}',
      en: 'overtime of a period broken off, {days} days worked, above {afterMinutes} at {premiumBp}',
    }),
  },
  weekly_additional_work: {
    values: additional,
    sentence: ofReplaced({
      fi: 'viikon lisätyötä, sovittu {agreedMinutes} ylittyy',
      sv: 'mertidsarbete för veckan, över avtalade {agreedMinutes}',
      en: 'additional work of the week above the agreed {agreedMinutes}',
    }),
  },
  period_additional_work: {
    values: additional,
    sentence: ofReplaced({
      fi: 'jakson lisätyötä, sovittu {agreedMinutes} ylittyy',
      sv: 'mertidsarbete för perioden, över avtalade {agreedMinutes}',
      en: 'additional work of the period above the agreed {agreedMinutes}',
    }),
  },
  broken_period_additional_work: {
    values: { ...additional, days },
    sentence: ofReplaced({
      fi: 'keskeytyneen jakson lisätyötä, {days, plural, one {{days} työpäivä} other {{days} työpäivää}}, sovittu {agreedMinutes} ylittyy',
      sv: 'mertidsarbete för en avbruten period, {days, plural, one {{days} arbetad dag} other {{days} arbetade dagar}}, över avtalade {agreedMinutes}',
      en: 'additional work of a period broken off, {days} days worked, above the agreed {agreedMinutes}',
    }),
  },
})

export type StretchReason = ReasonOf<typeof stretchReasons>
