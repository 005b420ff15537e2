import { recordAudit, systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { SeededCatalogs } from '../../../company/catalogs/port.ts'
import { defaultLocale } from '../../../../platform/vocabulary/locales.ts'
import { absenceTypes, type AbsenceSensitivity, starterNames } from './register.ts'

interface StarterType {
  readonly sensitivity: AbsenceSensitivity
  readonly unit?: 'days' | 'hours'
  readonly dayType: keyof SeededCatalogs['dayTypes']
  /** Of parts of days; only whole days are taken without. */
  readonly entryType?: keyof SeededCatalogs['entryTypes']
  readonly payTypeCode: string
  readonly approvalSteps?: 0 | 1 | 2
  readonly certificateAfterDays?: number
  readonly certificateDueDays?: number
  readonly takes?: readonly ['balance', 'overtime' | 'banked_leave']
  readonly countsAsWorkedForLeave?: 'always' | 'never'
  readonly countsAsWorkedDays?: number
}

const paid = { dayType: 'absence_paid', entryType: 'absence_paid' } as const
const unpaid = { dayType: 'absence_unpaid', entryType: 'absence_unpaid' } as const
const fromBalance = { dayType: 'absence_from_balance', entryType: 'absence_from_balance' } as const
/** Of illness and accidents 75 working days of a leave year count as worked (Annual Holidays Act 162/2005, 7 §). */
const illness = { sensitivity: 'manager', countsAsWorkedDays: 75, certificateDueDays: 7 } as const

/**
 * By code: the absences that a Finnish company meets. Day types and entry types of what is sensitive are neutral, so that a
 * day tells no reason; pay types are numbered as Finnish payroll systems do.
 */
export const starterAbsenceTypes = {
  annual_holiday: {
    sensitivity: 'open',
    dayType: 'annual_holiday',
    payTypeCode: '1100',
  },
  reduced_hours: { sensitivity: 'open', ...paid, payTypeCode: '1110' },
  paid_leave: { sensitivity: 'team', ...paid, payTypeCode: '1111' },
  own_illness: {
    ...illness,
    ...paid,
    payTypeCode: '1200',
    certificateAfterDays: 3,
  },
  work_accident: {
    ...illness,
    ...paid,
    payTypeCode: '1210',
    certificateAfterDays: 0,
  },
  child_illness: {
    sensitivity: 'manager',
    ...paid,
    payTypeCode: '1220',
    certificateAfterDays: 3,
    certificateDueDays: 7,
  },
  rehabilitation: {
    sensitivity: 'hr',
    ...unpaid,
    payTypeCode: '1230',
    approvalSteps: 2,
    countsAsWorkedDays: 75,
    certificateAfterDays: 0,
    certificateDueDays: 14,
  },
  relative_care: {
    sensitivity: 'manager',
    ...unpaid,
    payTypeCode: '1240',
  },
  compelling_family_reason: {
    sensitivity: 'manager',
    ...unpaid,
    payTypeCode: '1250',
  },
  pregnancy_leave: {
    sensitivity: 'manager',
    ...unpaid,
    payTypeCode: '1300',
    certificateAfterDays: 0,
    certificateDueDays: 30,
  },
  parental_leave: { sensitivity: 'manager', ...unpaid, payTypeCode: '1310' },
  child_care_leave: {
    sensitivity: 'manager',
    ...unpaid,
    payTypeCode: '1320',
    countsAsWorkedForLeave: 'never',
  },
  flex_leave: {
    sensitivity: 'open',
    dayType: 'flex_leave',
    payTypeCode: '1400',
  },
  overtime_leave: {
    sensitivity: 'team',
    unit: 'hours',
    ...fromBalance,
    payTypeCode: '1410',
    takes: ['balance', 'overtime'],
  },
  banked_leave: {
    sensitivity: 'team',
    unit: 'hours',
    ...fromBalance,
    payTypeCode: '1420',
    takes: ['balance', 'banked_leave'],
  },
  unpaid_leave: {
    sensitivity: 'team',
    ...unpaid,
    payTypeCode: '1500',
    countsAsWorkedForLeave: 'never',
  },
  study_leave: {
    sensitivity: 'team',
    ...unpaid,
    payTypeCode: '1510',
    approvalSteps: 2,
    countsAsWorkedDays: 30,
  },
  layoff: {
    sensitivity: 'hr',
    ...unpaid,
    payTypeCode: '1520',
    countsAsWorkedDays: 30,
  },
  military_refresher: {
    sensitivity: 'team',
    ...paid,
    payTypeCode: '1600',
    certificateAfterDays: 0,
    certificateDueDays: 14,
  },
  trust_duties: { sensitivity: 'team', ...paid, payTypeCode: '1610' },
  public_duty: { sensitivity: 'team', ...unpaid, payTypeCode: '1620' },
  training: {
    sensitivity: 'open',
    dayType: 'training_day',
    entryType: 'training_absence',
    payTypeCode: '1630',
  },
} as const satisfies Readonly<Record<string, StarterType>>

/**
 * Gives an organisation the starter types, called in a language, valid from a date on. `policies` says which of them take from a leave policy; the
 * others take from what they say, or from nothing.
 */
export async function setUpAbsenceTypes(
  tx: WriteTransaction,
  catalogs: Pick<SeededCatalogs, 'dayTypes' | 'entryTypes'>,
  validFrom: PlainDate,
  policies: Readonly<Partial<Record<keyof typeof starterAbsenceTypes, Id>>> = {},
  locale = defaultLocale,
): Promise<Readonly<Record<keyof typeof starterAbsenceTypes, Id>>> {
  const codes = Object.keys(starterAbsenceTypes) as (keyof typeof starterAbsenceTypes)[]
  const { ids, audit } = await absenceTypes.setUp(
    tx,
    codes.map(code => {
      return {
        code,
        name: starterNames[code][locale],
        versions: [{ validFrom, ...rulesOf(starterAbsenceTypes[code], catalogs, policies[code]) }],
      }
    }),
  )
  recordAudit(tx, audit, { actor: systemActor, operation: 'setUpAbsenceTypes', requestId: tx.orgId })
  return Object.fromEntries(codes.map((code, at) => [code, ids[at]])) as Readonly<
    Record<keyof typeof starterAbsenceTypes, Id>
  >
}

function rulesOf(
  { unit = 'days', dayType, entryType, takes, countsAsWorkedDays, ...rules }: StarterType,
  catalogs: Pick<SeededCatalogs, 'dayTypes' | 'entryTypes'>,
  policy: Id | undefined,
) {
  const [takesKind, takesRef] = policy === undefined ? (takes ?? []) : (['leave', policy] as const)
  return {
    ...rules,
    unit,
    partsAllowed: entryType !== undefined,
    dayTypeId: catalogs.dayTypes[dayType],
    ...(entryType !== undefined && { entryTypeId: catalogs.entryTypes[entryType] }),
    ...(takesKind !== undefined && { takesKind, takesRef }),
    ...(countsAsWorkedDays !== undefined && {
      countsAsWorkedForLeave: 'limited' as const,
      countsAsWorkedDays,
    }),
  }
}
