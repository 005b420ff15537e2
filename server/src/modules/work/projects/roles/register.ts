import { Code, Name } from '../../../../platform/contract/shapes.ts'
import type { LicensedPart } from '../../../../platform/register/declaration.ts'
import { required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { projectRoleNotFound } from './refusals.ts'

/** What the registers of projects stand under, and who reads them. */
const projectsPart = {
  tag: 'Projects',
  feature: 'projects',
  readers: ['projects.read'],
} as const satisfies LicensedPart

/** What somebody is in a project: “architect”, “electrician”. Rates may be by role. */
export const projectRoles = register({
  singular: 'project_role',
  plural: 'project_roles',
  called: {
    fi: { one: 'projektirooli', none: 'projektiroolia', many: 'roolit' },
    sv: { one: 'projektrollen', many: 'rollerna' },
  },
  part: projectsPart,
  fields: { code: required(Code), name: required(Name) },
  refusals: projectRoleNotFound,
  operations: { create: { example: { body: { code: 'architect', name: 'Architect' } } } },
})
