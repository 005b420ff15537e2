import { command } from '../command.ts'
import { backupOptions } from '../options/backup.ts'

export const backup = command({
  name: 'backup',
  summary: 'Write everything in the database to one file, while the service runs on.',
  description:
    'The backup holds every table as it was at one instant, checked by hashes, and is compressed (tar in zstd). Only ' +
    'its owner may read it (0600): it holds personal data. It has its name only when it is whole.\n' +
    'What the service sealed – webhook secrets, second factors, the audit chain – can be read only with the service’s ' +
    'secret. Without --with-secret that is not in the file: keep service.secret of the data directory, or what ' +
    'KONTTORI_SECRET is, in another place.',
  options: backupOptions,
  examples: [
    'konttori backup --to /var/backups/konttori-2026-11-21.backup',
    'konttori backup --to nightly.backup --overwrite --with-secret --json',
  ],
  async run(given, circumstances) {
    const { backUp } = await import('../backing-up.ts')
    return backUp(given, circumstances)
  },
})
