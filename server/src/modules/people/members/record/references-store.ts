import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { employerInUse } from '../../../company/catalogs/employers/port.ts'
import { planningUnitInUse } from '../../../company/catalogs/planning-units/port.ts'
import { staffGroupInUse } from '../../../company/catalogs/staff-groups/port.ts'
import { worktimeModelInUse } from '../../../company/catalogs/worktime-models/port.ts'
import type { MissingReference, References } from './references.ts'

/** Which of the named catalogue records do not exist or are out of use. The statements travel together. */
export async function missingReferences(db: TenantDb, references: References): Promise<MissingReference[]> {
  const { worktimeModelId, planningUnitId, employerId, staffGroupId } = references
  const looked = await Promise.all([
    lookUp('worktime_model_not_found', worktimeModelId, id => worktimeModelInUse(db, id)),
    lookUp('planning_unit_not_found', planningUnitId, id => planningUnitInUse(db, id)),
    lookUp('employer_not_found', employerId, id => employerInUse(db, id)),
    lookUp('staff_group_not_found', staffGroupId, id => staffGroupInUse(db, id)),
  ])
  return looked.filter(code => code !== null)
}

const lookUp = async (
  code: MissingReference,
  id: Id | null | undefined,
  inUse: (id: Id) => Promise<boolean>,
): Promise<MissingReference | null> => (id == null || (await inUse(id)) ? null : code)
