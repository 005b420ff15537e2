import { module } from '../../../../platform/module.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { shiftPublications } from './contract.ts'
import { handlers } from './handlers.ts'
import { membersOfPublications, unitsOfPublications } from './uses.ts'

export const shiftPublicationsModule = module({
  contract: shiftPublications,
  handlers,
  contributes: [recordUses.of(unitsOfPublications), recordUses.of(membersOfPublications)],
})
