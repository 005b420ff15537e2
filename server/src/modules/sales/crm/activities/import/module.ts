import { module } from '../../../../../platform/module.ts'
import { importRegisters, recordUses } from '../../../../records/imports/port.ts'
import { activityImport } from './contract.ts'
import { handlers } from './handlers.ts'
import { activityImportTable } from './table.ts'
import { undo } from './undo.ts'
import {
  activitiesOfContacts,
  activitiesOfCustomers,
  activitiesOfMembers,
  activitiesOfProjects,
  followingActivities,
} from './uses.ts'

export const activityImportModule = module({
  contract: activityImport,
  handlers,
  contributes: [
    importRegisters.of({ ...activityImportTable, feature: 'crm', undo }),
    recordUses.of(activitiesOfCustomers),
    recordUses.of(activitiesOfContacts),
    recordUses.of(followingActivities),
    recordUses.of(activitiesOfMembers),
    recordUses.of(activitiesOfProjects),
  ],
})
