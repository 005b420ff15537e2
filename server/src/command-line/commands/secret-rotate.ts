import { command } from '../command.ts'

export const secretRotate = command({
  name: 'secret rotate',
  summary: 'Put a new service secret in force, without losing what the former one sealed.',
  description:
    'Every process of the service must be stopped; it takes a moment. Where the secret is in service.secret, a new one is ' +
    'made and written there before the old one. Where it is in KONTTORI_SECRET, set that to the new secret and ' +
    'KONTTORI_SECRET_FORMER to the present one, for this command and for every process until it is done. Afterwards ' +
    'everything is sealed anew, set by set; when that is interrupted, “konttori secret reseal” goes on beside the running ' +
    'service. The audit trail stays as it was: a row tells of the change, and rows from before are checked with the former ' +
    'key. Keep the former secret for as long as you keep backups and exports from before.',
  options: {},
  examples: ['konttori secret rotate'],
  async run(_given, circumstances) {
    const { rotateSecret } = await import('../secret-keys.ts')
    return rotateSecret(circumstances)
  },
})
