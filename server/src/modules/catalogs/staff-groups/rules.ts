import type { Decision } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type Circumstances, createRecord, patchRecord } from '../records.ts'
import type { NewStaffGroup, StaffGroup, StaffGroupPatch } from './contract.ts'

type StaffGroupDecision = Decision<StaffGroup, never, 'code_already_in_use'>

const catalogue = { plural: 'staff_groups', singular: 'staff_group', words: 'staff group' }

export const create = (
  id: Id,
  { code, name, active = true }: NewStaffGroup,
  { now, codeHolder }: Circumstances,
): StaffGroupDecision => createRecord(catalogue, { id, code, name, active, updatedAt: now }, codeHolder)

export const update = (
  group: StaffGroup,
  patch: Omit<StaffGroupPatch, 'expectedUpdatedAt'>,
  circumstances: Circumstances,
): StaffGroupDecision => patchRecord(catalogue, group, patch, circumstances)
