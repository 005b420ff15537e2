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
import { starterDayTypes } from './day-types.ts'
import { starterEntryTypes } from './entry-types.ts'
import { starterCostCenters, starterPlanningUnits, starterStaffGroups } from './groupings.ts'
import { starterOvertimeRuleSets } from './overtime-rule-sets.ts'
import { starterWorktimeModels } from './worktime-models.ts'

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
