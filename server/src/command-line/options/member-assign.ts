import type { Options } from '../command.ts'
import { organisationOption } from '../common-options.ts'

export const memberAssignOptions = {
  ...organisationOption,
  member: { value: 'email|id', required: true, help: 'Whose assignment it is.' },
  model: { value: 'code|id', help: 'The worktime model; “none” for none.' },
  'staff-group': { value: 'code|id', help: 'The staff group; “none” for none.' },
  employer: { value: 'name|id', help: 'The employer, by name, registry code or id; “none” for none.' },
  supervisor: { value: 'email|id', help: 'The supervisor; “none” for none.' },
  from: { value: 'date', required: true, help: 'The first day; a day that has passed too.' },
  'dry-run': { kind: 'switch', help: 'Only tell what would change.' },
  reason: { value: 'text', required: true, help: 'Why, for the audit trail.' },
} as const satisfies Options
