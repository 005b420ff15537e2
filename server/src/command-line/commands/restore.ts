import { command } from '../command.ts'
import { restoreOptions } from '../options/restore.ts'

export const restore = command({
  name: 'restore',
  summary: 'Make an embedded database on a fresh data directory out of a backup.',
  description:
    'The whole file is checked before anything is written. The data directory must be missing or empty, and is left so ' +
    'when the restore fails; a restore that is killed leaves a directory that nothing starts on. Afterwards “konttori ' +
    'serve --data-dir <directory>” serves it, with every key and password as it was. DATABASE_URL plays no part.',
  options: restoreOptions,
  examples: [
    'konttori restore --from nightly.backup --data-dir /var/lib/konttori-restored',
    'konttori restore --from nightly.backup --data-dir fresh --secret-file data/service.secret',
  ],
  async run(given, circumstances) {
    const { restoreFrom } = await import('../restoring.ts')
    return restoreFrom(given, circumstances)
  },
})
