import { leadAssignments } from './assignment/contract.ts'
import { leads } from './contract.ts'
import { disqualifyReasons } from './reasons/register.ts'
import { leadScoring } from './scoring/contract.ts'
import { leadSources } from './sources/register.ts'

export { type LeadUse, leadUses } from './retention/uses.ts'

/** The operations of the public interface, for requests from inside the process. */
export const leadOperations = leads.operations
export const leadSourceOperations = leadSources.contract.operations
export const disqualifyReasonOperations = disqualifyReasons.contract.operations
export const leadScoringOperations = leadScoring.operations
export const leadAssignmentOperations = leadAssignments.operations
