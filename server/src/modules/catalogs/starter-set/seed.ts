import { recordAudit, systemActor } from '../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { type AuditFact, type Decision, isRefused } from '../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import * as dayTypeRules from '../day-types/rules.ts'
import * as dayTypeStore from '../day-types/store.ts'
import { ensureProjectLevel } from '../dimensions/project-level.ts'
import * as levelRules from '../dimensions/rules.ts'
import * as levelStore from '../dimensions/store.ts'
import * as valueRules from '../dimensions/value-rules.ts'
import * as valueStore from '../dimensions/value-store.ts'
import * as entryTypeRules from '../entry-types/rules.ts'
import * as entryTypeStore from '../entry-types/store.ts'
import * as unitRules from '../planning-units/rules.ts'
import * as unitStore from '../planning-units/store.ts'
import * as groupRules from '../staff-groups/rules.ts'
import * as groupStore from '../staff-groups/store.ts'
import * as modelRules from '../worktime-models/rules.ts'
import * as modelStore from '../worktime-models/store.ts'
import { starterDayTypes } from './day-types.ts'
import { starterEntryTypes } from './entry-types.ts'
import { starterCostCenters, starterPlanningUnits, starterStaffGroups } from './groupings.ts'
import { starterWorktimeModels } from './worktime-models.ts'

type IdsOf<Starters> = Readonly<Record<keyof Starters, Id>>

/** The ids of what was made, by code. */
export interface SeededCatalogs {
  readonly entryTypes: IdsOf<typeof starterEntryTypes>
  readonly dayTypes: IdsOf<typeof starterDayTypes>
  readonly worktimeModels: IdsOf<typeof starterWorktimeModels>
  readonly planningUnits: IdsOf<typeof starterPlanningUnits>
  readonly staffGroups: IdsOf<typeof starterStaffGroups>
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
  const { now } = tx
  const free = { now, codeHolder: null }
  const audit: AuditFact[] = []

  const carryOut = <S extends { readonly id: Id }>(
    decision: Decision<S, never, string>,
    save: (state: S) => Promise<unknown>,
  ): S => {
    if (isRefused(decision)) throw new Error(decision.detail)
    tx.defer(save(decision.state))
    audit.push(...decision.audit)
    return decision.state
  }

  const project = await ensureProjectLevel(tx)
  const costCenter = carryOut(
    levelRules.create(
      newId(),
      { code: 'cost_center', name: 'Kustannuspaikka', askInEntry: true, position: 1 },
      [project],
      now,
    ),
    level => levelStore.insert(tx, level),
  )
  const costCenters = mapIds(starterCostCenters, (code, name) =>
    carryOut(
      valueRules.create(
        newId(),
        { code, name },
        { ...free, level: costCenter, referenceHolder: null, parentPath: [] },
      ),
      value => valueStore.insert(tx, [value]),
    ),
  )
  const entryTypes = mapIds(starterEntryTypes, (code, { name, category, ...rules }) =>
    carryOut(
      entryTypeRules.create(
        newId(),
        { code, name, category },
        [entryTypeRules.versionOf(newId(), { validFrom, ...rules })],
        free,
      ),
      record => entryTypeStore.insert(tx, record),
    ),
  )
  const dayTypes = mapIds(starterDayTypes, (code, { name, ...rules }) =>
    carryOut(
      dayTypeRules.create(
        newId(),
        { code, name },
        [dayTypeRules.versionOf(newId(), { validFrom, ...rules })],
        free,
      ),
      record => dayTypeStore.insert(tx, record),
    ),
  )
  const worktimeModels = mapIds(starterWorktimeModels, (code, { name, ...rules }) =>
    carryOut(
      modelRules.create(
        newId(),
        { code, name },
        [modelRules.versionOf(newId(), { validFrom, ...rules })],
        free,
      ),
      record => modelStore.insert(tx, record),
    ),
  )
  const planningUnits = mapIds(starterPlanningUnits, (code, name) =>
    carryOut(unitRules.create(newId(), { code, name }, { ...free, parentPath: [] }), unit =>
      unitStore.insert(tx, unit),
    ),
  )
  const staffGroups = mapIds(starterStaffGroups, (code, name) =>
    carryOut(groupRules.create(newId(), { code, name }, free), group => groupStore.insert(tx, group)),
  )

  recordAudit(tx, audit, { actor: systemActor, operation: 'seedCatalogs', requestId: tx.orgId })
  return {
    entryTypes,
    dayTypes,
    worktimeModels,
    planningUnits,
    staffGroups,
    dimensions: { project: project.id, cost_center: costCenter.id },
    costCenters,
  }
}

function mapIds<Starters extends object>(
  starters: Starters,
  make: (code: keyof Starters & string, starter: Starters[keyof Starters]) => { readonly id: Id },
): IdsOf<Starters> {
  const codes = Object.keys(starters) as (keyof Starters & string)[]
  return Object.fromEntries(codes.map(code => [code, make(code, starters[code]).id])) as IdsOf<Starters>
}
