import { recordAudit, systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type AuditFact, type Decision, isRefused } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { setUpPaymentTerms, starterPaymentTerms } from '../../payment-terms/port.ts'
import { dayTypes } from '../day-types/register.ts'
import { ensureProjectLevel } from '../dimensions/project-level.ts'
import * as levelRules from '../dimensions/rules.ts'
import * as levelStore from '../dimensions/store.ts'
import * as valueRules from '../dimensions/value-rules.ts'
import * as valueStore from '../dimensions/value-store.ts'
import { entryTypes } from '../entry-types/register.ts'
import { overtimeRuleSets } from '../overtime-rule-sets/register.ts'
import { planningUnits } from '../planning-units/register.ts'
import { staffGroups } from '../staff-groups/register.ts'
import { worktimeModels } from '../worktime-models/register.ts'
import { starterEntryTypes } from './entry-types.ts'

const officeWeek = [450, 450, 450, 450, 450, 0, 0] as const

/** By code: the four ways of agreeing on hours that a Finnish company meets first. */
const starterWorktimeModels = {
  // Agreements of office workers make the eves free, too.
  fixed_37_5: { name: 'Kiinteä 37,5 h', kind: 'fixed', dayTargets: officeWeek, eveEffect: 'target_zero' },
  flex_37_5: { name: 'Liukuma 37,5 h', kind: 'flex', dayTargets: officeWeek, eveEffect: 'target_zero' },
  // Period-based work: 120 hours in three weeks (Working Time Act 872/2019, 7 §).
  period_3_weeks: {
    name: 'Jaksotyö 3 viikkoa',
    kind: 'period',
    periodWeeks: 3,
    periodStartsOn: '2026-01-05',
  },
  hourly: { name: 'Tuntityö', kind: 'hours_only' },
} as const

/** By code. */
const starterDayTypes = {
  annual_holiday: { name: 'Vuosiloma', credit: 'target', payTypeCode: '1100' },
  paid_leave: { name: 'Palkallinen vapaa', credit: 'target', payTypeCode: '1110' },
  unpaid_leave: { name: 'Palkaton vapaa', credit: 'none', waivesTarget: true },
  training_day: { name: 'Koulutuspäivä', credit: 'target', countsAsWorked: true, payTypeCode: '1010' },
  // The target stands and nothing fulfils it, so the day is taken from the flex balance.
  flex_leave: { name: 'Saldovapaa', credit: 'none' },
  // Of absences: what a day is worth, and no reason.
  absence_paid: { name: 'Palkallinen poissaolo', credit: 'target', payTypeCode: '1120' },
  absence_unpaid: { name: 'Palkaton poissaolo', credit: 'none', waivesTarget: true },
  absence_from_balance: { name: 'Vapaa kertymästä', credit: 'target', payTypeCode: '1130' },
} as const

/** Names by code. */
const starterPlanningUnits = { office: 'Toimisto', field: 'Kenttä' } as const

const starterStaffGroups = { monthly: 'Kuukausipalkkaiset', hourly: 'Tuntipalkkaiset' } as const

const starterCostCenters = {
  administration: 'Hallinto',
  sales: 'Myynti',
  production: 'Tuotanto',
} as const

/** By code: the Working Time Act 872/2019, whose values every rule has that is left out. */
const starterOvertimeRuleSets = {
  act: { name: 'Työaikalaki' },
  // Additional work and overtime as time off (21 §).
  act_time_off: { name: 'Työaikalaki, ylityöt vapaana', overtimeCompensation: 'overtime_account' },
} as const

type IdsOf<Starters> = Readonly<Record<keyof Starters, Id>>

/** The ids of what was made, by code. */
export interface SeededCatalogs {
  readonly entryTypes: IdsOf<typeof starterEntryTypes>
  readonly dayTypes: IdsOf<typeof starterDayTypes>
  readonly overtimeRuleSets: IdsOf<typeof starterOvertimeRuleSets>
  readonly worktimeModels: IdsOf<typeof starterWorktimeModels>
  readonly planningUnits: IdsOf<typeof starterPlanningUnits>
  readonly staffGroups: IdsOf<typeof starterStaffGroups>
  readonly paymentTerms: IdsOf<typeof starterPaymentTerms>
  readonly dimensions: Readonly<Record<'project' | 'cost_center', Id>>
  /** The targets of `cost_center`. */
  readonly costCenters: IdsOf<typeof starterCostCenters>
}

/**
 * Gives an organisation what a Finnish company starts from, through the same rules and statements as the interface.
 * Everything is valid from the given date on. The codes must be free; the level `project` may exist already.
 */
export async function seedCatalogs(
  tx: WriteTransaction,
  { validFrom }: { readonly validFrom: PlainDate },
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
  const levels = await addLevels(tx, audit)
  const versions = <R extends object>(rules: R) => [{ validFrom, ...rules }]
  const dated = <R extends object>(starters: Readonly<Record<string, { readonly name: string } & R>>) =>
    Object.entries(starters).map(([code, { name, ...rules }]) => ({ code, name, versions: versions(rules) }))
  const named = (starters: Readonly<Record<string, string>>) =>
    Object.entries(starters).map(([code, name]) => ({ code, name }))

  const seeded = {
    entryTypes: await added(
      starterEntryTypes,
      entryTypes.setUp(
        tx,
        Object.entries(starterEntryTypes).map(([code, { name, category, ...rules }]) => ({
          code,
          name,
          category,
          versions: versions(rules),
        })),
      ),
    ),
    dayTypes: await added(starterDayTypes, dayTypes.setUp(tx, dated(starterDayTypes))),
    overtimeRuleSets: await added(
      starterOvertimeRuleSets,
      overtimeRuleSets.setUp(tx, dated(starterOvertimeRuleSets)),
    ),
    worktimeModels: await added(
      starterWorktimeModels,
      worktimeModels.setUp(tx, dated(starterWorktimeModels)),
    ),
    planningUnits: await added(starterPlanningUnits, planningUnits.setUp(tx, named(starterPlanningUnits))),
    paymentTerms: await added(starterPaymentTerms, setUpPaymentTerms(tx, validFrom)),
    staffGroups: await added(starterStaffGroups, staffGroups.setUp(tx, named(starterStaffGroups))),
  }
  recordAudit(tx, audit, { actor: systemActor, operation: 'seedCatalogs', requestId: tx.orgId })
  return { ...seeded, ...levels }
}

/** The tracking levels that every company has, with the targets of the cost centres. */
async function addLevels(
  tx: WriteTransaction,
  audit: AuditFact[],
): Promise<Pick<SeededCatalogs, 'dimensions' | 'costCenters'>> {
  const decided = <S>(decision: Decision<S, never, string>): S => {
    if (isRefused(decision)) throw new Error(decision.detail)
    audit.push(...decision.audit)
    return decision.state
  }
  const { now } = tx
  const project = await ensureProjectLevel(tx)
  const wanted = { code: 'cost_center', name: 'Kustannuspaikka', askInEntry: true, position: 1 }
  const level = decided(levelRules.create(newId(), wanted, [project], now))
  tx.defer(levelStore.insert(tx, level))
  const circumstances = { now, codeHolder: null, level, referenceHolder: null, parentPath: [] }
  const targets = Object.entries(starterCostCenters).map(([code, name]) =>
    decided(valueRules.create(newId(), { code, name }, circumstances)),
  )
  tx.defer(valueStore.insert(tx, targets))
  const costCenters = Object.fromEntries(targets.map(({ code, id }) => [code, id]))
  return {
    dimensions: { project: project.id, cost_center: level.id },
    costCenters: costCenters as SeededCatalogs['costCenters'],
  }
}
