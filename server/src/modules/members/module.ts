import type { Module } from '../../platform/module.ts'
import { bulkMembersModule } from './bulk/module.ts'
import { deactivationModule } from './deactivation/module.ts'
import type { OpenWork } from './deactivation/open-work.ts'
import { employmentModule } from './employment/module.ts'
import { invitationsModule } from './invitations/module.ts'
import { memberRecordModule } from './record/module.ts'
import { rosterModule } from './roster/module.ts'
import { memberUnitsModule } from './units/module.ts'

/** `openWork`: what families that build on this one tell of a member who leaves. */
export const membersModules = (openWork: readonly OpenWork[] = []): readonly Module[] => [
  memberRecordModule,
  rosterModule,
  deactivationModule(openWork),
  bulkMembersModule,
  invitationsModule,
  memberUnitsModule,
  employmentModule,
]
