import {
  array,
  described,
  IdOf,
  object,
  oneOf,
  optional,
  type Static,
  Text,
} from '../../../../platform/contract/shapes.ts'

const fields = {
  employeeIdentifier: oneOf(['number', 'netvisorkey'], {
    description: "What the members' payroll numbers are in Netvisor: the employee's number or its key.",
  }),
  acceptanceStatus: oneOf(['confirmed', 'accepted'], {
    description: 'How far the hours of `netvisor_workday` have come in Netvisor.',
  }),
  defaultDimensions: oneOf(['none', 'usedefault'], {
    description: "Whether hours without a dimension get the employee's default ones.",
  }),
  dimensions: array(
    object({
      dimensionId: described(IdOf('dimension'), 'The tracking level.'),
      name: Text(100, { description: 'The name of the dimension in Netvisor.' }),
    }),
    { maxItems: 6, description: 'The tracking levels that Netvisor is told, each under its name there.' },
  ),
}

export const NetvisorOptions = object(fields)
export type NetvisorOptions = Static<typeof NetvisorOptions>

export const NetvisorInput = object({
  employeeIdentifier: optional(fields.employeeIdentifier),
  acceptanceStatus: optional(fields.acceptanceStatus),
  defaultDimensions: optional(fields.defaultDimensions),
  dimensions: optional(fields.dimensions),
})
export type NetvisorInput = Static<typeof NetvisorInput>

export const netvisorDefaults: NetvisorOptions = {
  employeeIdentifier: 'number',
  acceptanceStatus: 'confirmed',
  defaultDimensions: 'usedefault',
  dimensions: [],
}
