import { netvisorDefaults, type NetvisorInput, type NetvisorOptions } from './netvisor-shapes.ts'

export const newNetvisor = (sent: NetvisorInput): NetvisorOptions => withNetvisor(netvisorDefaults, sent)

/** Options with those that are sent in place of the former. */
export const withNetvisor = (
  options: NetvisorOptions,
  { dimensions, ...changed }: NetvisorInput,
): NetvisorOptions => ({
  ...options,
  ...changed,
  dimensions:
    dimensions?.map(({ dimensionId, name }) => ({ dimensionId: dimensionId.toLowerCase(), name })) ??
    options.dimensions,
})
