import { recordAudit, systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type AuditFact, type Decision, isRefused } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { defaultLocale, type Locale } from '../../../../platform/vocabulary/locales.ts'
import type { StarterNames } from '../../../../platform/vocabulary/starter-names.ts'
import { setUpPaymentTerms, starterPaymentTerms } from '../../payment-terms/port.ts'
import { setUpVatRates, setUpVatTreatments, starterVatRates, starterVatTreatments } from '../../vat/port.ts'
import { dayTypes, starterNames as dayTypeNames } from '../day-types/register.ts'
import { ensureProjectLevel } from '../dimensions/project-level.ts'
import { costCenterNames, levelNames } from '../dimensions/starter-names.ts'
import * as levelRules from '../dimensions/rules.ts'
import * as levelStore from '../dimensions/store.ts'
import * as valueRules from '../dimensions/value-rules.ts'
import * as valueStore from '../dimensions/value-store.ts'
import { entryTypes, starterNames as entryTypeNames } from '../entry-types/register.ts'
import { overtimeRuleSets, starterNames as overtimeRuleSetNames } from '../overtime-rule-sets/register.ts'
import { planningUnits, starterNames as planningUnitNames } from '../planning-units/register.ts'
import { staffGroups, starterNames as staffGroupNames } from '../staff-groups/register.ts'
import { starterNames as worktimeModelNames, worktimeModels } from '../worktime-models/register.ts'
import { starterEntryTypes } from './entry-types.ts'

const officeWeek = [450, 450, 450, 450, 450, 0, 0] as const

/** By code: the four ways of agreeing on hours that a Finnish company meets first. */
const starterWorktimeModels = {
  // Agreements of office workers make the eves free, too.
  fixed_37_5: { kind: 'fixed', dayTargets: officeWeek, eveEffect: 'target_zero' },
  flex_37_5: { kind: 'flex', dayTargets: officeWeek, eveEffect: 'target_zero' },
  // Period-based work: 120 hours in three weeks (Working Time Act 872/2019, 7 §).
  period_3_weeks: {
    kind: 'period',
    periodWeeks: 3,
    periodStartsOn: '2026-01-05',
  },
  hourly: { kind: 'hours_only' },
} as const

/** By code. */
const starterDayTypes = {
  annual_holiday: { credit: 'target', payTypeCode: '1100' },
  paid_leave: { credit: 'target', payTypeCode: '1110' },
  unpaid_leave: { credit: 'none', waivesTarget: true },
  training_day: { credit: 'target', countsAsWorked: true, payTypeCode: '1010' },
  // The target stands and nothing fulfils it, so the day is taken from the flex balance.
  flex_leave: { credit: 'none' },
  // Of absences: what a day is worth, and no reason.
  absence_paid: { credit: 'target', payTypeCode: '1120' },
  absence_unpaid: { credit: 'none', waivesTarget: true },
  absence_from_balance: { credit: 'target', payTypeCode: '1130' },
} as const

/** By code: the Working Time Act 872/2019, whose values every rule has that is left out. */
const starterOvertimeRuleSets = {
  act: {},
  // Additional work and overtime as time off (21 §).
  act_time_off: { overtimeCompensation: 'overtime_account' },
} as const

type IdsOf<Starters> = Readonly<Record<keyof Starters, Id>>

/** The ids of what was made, by code. */
export interface SeededCatalogs {
  readonly entryTypes: IdsOf<typeof starterEntryTypes>
  readonly dayTypes: IdsOf<typeof starterDayTypes>
  readonly overtimeRuleSets: IdsOf<typeof starterOvertimeRuleSets>
  readonly worktimeModels: IdsOf<typeof starterWorktimeModels>
  readonly planningUnits: IdsOf<typeof planningUnitNames>
  readonly staffGroups: IdsOf<typeof staffGroupNames>
  readonly paymentTerms: IdsOf<typeof starterPaymentTerms>
  readonly vatRates: IdsOf<typeof starterVatRates>
  readonly vatTreatments: IdsOf<typeof starterVatTreatments>
  readonly dimensions: Readonly<Record<'project' | 'cost_center', Id>>
  /** The targets of `cost_center`. */
  readonly costCenters: IdsOf<typeof costCenterNames>
}

/**
 * Gives an organisation what a Finnish company starts from, through the same rules and statements as the interface.
 * Everything is valid from the given date on, but for value added tax, which is by the dates of the law, and called in the language. The codes must be free; the level `project` may exist already.
 */
export async function seedCatalogs(
  tx: WriteTransaction,
  { validFrom, locale = defaultLocale }: { readonly validFrom: PlainDate; readonly locale?: Locale },
): Promise<SeededCatalogs> {
  const audit: AuditFact[] = []
  /** Keeps the lines of records that were added, and tells their ids by code. */
  const added = async <Starters extends object>(
    starters: Starters,
    adding: Promise<{ ids: readonly Id[]; audit: readonly AuditFact[] }>,
  ): Promise<IdsOf<Starters>> => {
    const { ids, audit: lines } = await adding
    audit.push(...lines)
    return Object.fromEntries(Object.keys(starters).map((code, at) => [code, ids[at]])) as IdsOf<Starters>
  }
  const levels = await addLevels(tx, audit, locale)
  const dated = <R extends object>(starters: Readonly<Record<string, R>>, names: StarterNames) =>
    recordsOf(starters, names, { validFrom, locale })

  const seeded = {
    entryTypes: await added(
      starterEntryTypes,
      entryTypes.setUp(
        tx,
        Object.entries(starterEntryTypes).map(([code, { category, ...rules }]) => ({
          code,
          name: entryTypeNames[code as keyof typeof starterEntryTypes][locale],
          category,
          versions: [{ validFrom, ...rules }],
        })),
      ),
    ),
    dayTypes: await added(starterDayTypes, dayTypes.setUp(tx, dated(starterDayTypes, dayTypeNames))),
    overtimeRuleSets: await added(
      starterOvertimeRuleSets,
      overtimeRuleSets.setUp(tx, dated(starterOvertimeRuleSets, overtimeRuleSetNames)),
    ),
    worktimeModels: await added(
      starterWorktimeModels,
      worktimeModels.setUp(tx, dated(starterWorktimeModels, worktimeModelNames)),
    ),
    planningUnits: await added(planningUnitNames, planningUnits.setUp(tx, named(planningUnitNames, locale))),
    paymentTerms: await added(starterPaymentTerms, setUpPaymentTerms(tx, validFrom, locale)),
    vatRates: await added(starterVatRates, setUpVatRates(tx, locale)),
    vatTreatments: await added(starterVatTreatments, setUpVatTreatments(tx, locale)),
    staffGroups: await added(staffGroupNames, staffGroups.setUp(tx, named(staffGroupNames, locale))),
  }
  recordAudit(tx, audit, { actor: systemActor, operation: 'seedCatalogs', requestId: tx.orgId })
  return { ...seeded, ...levels }
}

/** Starters as records with rules from a day on. */
const recordsOf = <R extends object>(
  starters: Readonly<Record<string, R>>,
  names: StarterNames,
  { validFrom, locale }: { readonly validFrom: PlainDate; readonly locale: Locale },
) =>
  Object.entries(starters).map(([code, rules]) => ({
    code,
    name: names[code]?.[locale] ?? code,
    versions: [{ validFrom, ...rules }],
  }))

const named = (names: StarterNames, locale: Locale) =>
  Object.entries(names).map(([code, { [locale]: name }]) => ({ code, name }))

/** The tracking levels that every company has, with the targets of the cost centres. */
async function addLevels(
  tx: WriteTransaction,
  audit: AuditFact[],
  locale: Locale,
): Promise<Pick<SeededCatalogs, 'dimensions' | 'costCenters'>> {
  const decided = <S>(decision: Decision<S, never, string>): S => {
    if (isRefused(decision)) throw new Error(decision.detail)
    audit.push(...decision.audit)
    return decision.state
  }
  const { now } = tx
  const project = await ensureProjectLevel(tx, locale)
  const wanted = { code: 'cost_center', name: levelNames.cost_center[locale], askInEntry: true, position: 1 }
  const level = decided(levelRules.create(newId(), wanted, [project], now))
  tx.defer(levelStore.insert(tx, level))
  const circumstances = { now, codeHolder: null, level, referenceHolder: null, parentPath: [] }
  const targets = Object.entries(costCenterNames).map(([code, { [locale]: name }]) =>
    decided(valueRules.create(newId(), { code, name }, circumstances)),
  )
  tx.defer(valueStore.insert(tx, targets))
  const costCenters = Object.fromEntries(targets.map(({ code, id }) => [code, id]))
  return {
    dimensions: { project: project.id, cost_center: level.id },
    costCenters: costCenters as SeededCatalogs['costCenters'],
  }
}
