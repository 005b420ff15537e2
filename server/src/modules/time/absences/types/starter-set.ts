import { recordAudit, systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { SeededCatalogs } from '../../../company/catalogs/port.ts'
import { absenceTypes, type AbsenceSensitivity } from './register.ts'

interface StarterType {
  readonly name: string
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
    name: 'Vuosiloma',
    sensitivity: 'open',
    dayType: 'annual_holiday',
    payTypeCode: '1100',
  },
  reduced_hours: { name: 'Työajan lyhennys (pekkanen)', sensitivity: 'open', ...paid, payTypeCode: '1110' },
  paid_leave: { name: 'Palkallinen vapaa', sensitivity: 'team', ...paid, payTypeCode: '1111' },
  own_illness: {
    name: 'Oma sairaus',
    ...illness,
    ...paid,
    payTypeCode: '1200',
    certificateAfterDays: 3,
  },
  work_accident: {
    name: 'Työtapaturma',
    ...illness,
    ...paid,
    payTypeCode: '1210',
    certificateAfterDays: 0,
  },
  child_illness: {
    name: 'Lapsen sairaus',
    sensitivity: 'manager',
    ...paid,
    payTypeCode: '1220',
    certificateAfterDays: 3,
    certificateDueDays: 7,
  },
  rehabilitation: {
    name: 'Kuntoutus',
    sensitivity: 'hr',
    ...unpaid,
    payTypeCode: '1230',
    approvalSteps: 2,
    countsAsWorkedDays: 75,
    certificateAfterDays: 0,
    certificateDueDays: 14,
  },
  relative_care: {
    name: 'Omaisen hoito',
    sensitivity: 'manager',
    ...unpaid,
    payTypeCode: '1240',
  },
  compelling_family_reason: {
    name: 'Pakottava perhesyy',
    sensitivity: 'manager',
    ...unpaid,
    payTypeCode: '1250',
  },
  pregnancy_leave: {
    name: 'Raskausvapaa',
    sensitivity: 'manager',
    ...unpaid,
    payTypeCode: '1300',
    certificateAfterDays: 0,
    certificateDueDays: 30,
  },
  parental_leave: { name: 'Vanhempainvapaa', sensitivity: 'manager', ...unpaid, payTypeCode: '1310' },
  child_care_leave: {
    name: 'Hoitovapaa',
    sensitivity: 'manager',
    ...unpaid,
    payTypeCode: '1320',
    countsAsWorkedForLeave: 'never',
  },
  flex_leave: {
    name: 'Saldovapaa',
    sensitivity: 'open',
    dayType: 'flex_leave',
    payTypeCode: '1400',
  },
  overtime_leave: {
    name: 'Ylityövapaa',
    sensitivity: 'team',
    unit: 'hours',
    ...fromBalance,
    payTypeCode: '1410',
    takes: ['balance', 'overtime'],
  },
  banked_leave: {
    name: 'Työaikapankkivapaa',
    sensitivity: 'team',
    unit: 'hours',
    ...fromBalance,
    payTypeCode: '1420',
    takes: ['balance', 'banked_leave'],
  },
  unpaid_leave: {
    name: 'Palkaton vapaa',
    sensitivity: 'team',
    ...unpaid,
    payTypeCode: '1500',
    countsAsWorkedForLeave: 'never',
  },
  study_leave: {
    name: 'Opintovapaa',
    sensitivity: 'team',
    ...unpaid,
    payTypeCode: '1510',
    approvalSteps: 2,
    countsAsWorkedDays: 30,
  },
  layoff: {
    name: 'Lomautus',
    sensitivity: 'hr',
    ...unpaid,
    payTypeCode: '1520',
    countsAsWorkedDays: 30,
  },
  military_refresher: {
    name: 'Kertausharjoitus',
    sensitivity: 'team',
    ...paid,
    payTypeCode: '1600',
    certificateAfterDays: 0,
    certificateDueDays: 14,
  },
  trust_duties: { name: 'Luottamustehtävä', sensitivity: 'team', ...paid, payTypeCode: '1610' },
  public_duty: { name: 'Julkinen tehtävä', sensitivity: 'team', ...unpaid, payTypeCode: '1620' },
  training: {
    name: 'Koulutus',
    sensitivity: 'open',
    dayType: 'training_day',
    entryType: 'training_absence',
    payTypeCode: '1630',
  },
} as const satisfies Readonly<Record<string, StarterType>>

/**
 * Gives an organisation the starter types, valid from a date on. `policies` says which of them take from a leave policy; the
 * others take from what they say, or from nothing.
 */
export async function setUpAbsenceTypes(
  tx: WriteTransaction,
  catalogs: Pick<SeededCatalogs, 'dayTypes' | 'entryTypes'>,
  validFrom: PlainDate,
  policies: Readonly<Partial<Record<keyof typeof starterAbsenceTypes, Id>>> = {},
): Promise<Readonly<Record<keyof typeof starterAbsenceTypes, Id>>> {
  const codes = Object.keys(starterAbsenceTypes) as (keyof typeof starterAbsenceTypes)[]
  const { ids, audit } = await absenceTypes.setUp(
    tx,
    codes.map(code => {
      const { name, ...starter }: StarterType = starterAbsenceTypes[code]
      return { code, name, versions: [{ validFrom, ...rulesOf(starter, catalogs, policies[code]) }] }
    }),
  )
  recordAudit(tx, audit, { actor: systemActor, operation: 'setUpAbsenceTypes', requestId: tx.orgId })
  return Object.fromEntries(codes.map((code, at) => [code, ids[at]])) as Readonly<
    Record<keyof typeof starterAbsenceTypes, Id>
  >
}

function rulesOf(
  { unit = 'days', dayType, entryType, takes, countsAsWorkedDays, ...rules }: Omit<StarterType, 'name'>,
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
