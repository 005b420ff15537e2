import { Code, Name } from '../../../../platform/contract/shapes.ts'
import { required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { projectsPart } from '../part.ts'
import { projectRoleNotFound } from './refusals.ts'

/** What somebody is in a project: “architect”, “electrician”. Rates may be by role. */
export const projectRoles = register({
  singular: 'project_role',
  plural: 'project_roles',
  part: projectsPart,
  fields: { code: required(Code), name: required(Name) },
  refusals: projectRoleNotFound,
  operations: { create: { example: { body: { code: 'architect', name: 'Architect' } } } },
})
