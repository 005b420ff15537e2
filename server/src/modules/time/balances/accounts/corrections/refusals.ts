import { refusals } from '../../../../../platform/contract/refusals.ts'

export const correctionRefusals = refusals({
  balance_correction_not_found: {
    status: 404,
    title: 'No such correction',
    when: 'No correction of a balance that the caller may read has this id.',
    remedy: 'Read the corrections from `GET /v1/balance-corrections`.',
  },
  balance_correction_decided: {
    status: 409,
    title: 'The correction is decided',
    when: 'It is approved, declined or withdrawn already.',
    remedy: 'Read the correction. What was approved is undone by another correction.',
  },
  balance_correction_own: {
    status: 403,
    title: 'A second person decides',
    when: 'Whoever asked for the correction, or whose balance it is, was to approve or decline it; or somebody else was to withdraw it.',
    remedy: 'Have another supervisor, payroll or an administrator decide it.',
  },
})
