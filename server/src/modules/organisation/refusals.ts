import { refusals } from '../../platform/contract/refusals.ts'

export const notASandbox = refusals({
  not_a_sandbox: {
    status: 403,
    title: 'The organisation is no sandbox',
    when: 'An organisation that is no sandbox asks for what only a sandbox has: a clock that can be moved, and sample events.',
    remedy: 'Rehearse in a sandbox organisation, with a key of its own: `kt_test_…`.',
  },
})
