// `node tools/description-change.mjs [folder]`: every change of `openapi.json` is announced by a changeset.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const description = 'openapi.json'
const rule = 'tools/description-change.mjs'
/** Commits that are not judged: `<hash> <reason>` a line. For what has been published and cannot be mended. */
const exempted = 'tools/description-change.txt'

const folder = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..'))
const git = (...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(line => line !== '')

if (!existsSync(join(folder, '.git'))) process.stdout.write('no git checkout, so no change to judge\n')
else {
  const unannounced = [...unannouncedCommits(), ...unannouncedWork()]
  for (const change of unannounced)
    process.stderr.write(`${change} changes ${description} without a changeset\n`)
  if (unannounced.length > 0) {
    process.stderr.write('Say in .changeset/<name>.md what a customer notices: npx changeset\n')
    process.exitCode = 1
  }
}

/** The commits since the last release, which took the changesets before it. A shallow clone has fewer; its oldest has no parent to compare it with. */
function unannouncedCommits() {
  const exempt = exemptCommits()
  const [since] = [
    ...git('log', '-1', '-G', '^  "version":', '--format=%H', '--', 'server/package.json'),
    // Before the first release: since there is a rule.
    ...git('log', '--diff-filter=A', '--format=%H', '--', rule).slice(-1),
  ]
  if (since === undefined) return []
  return (
    git('rev-list', '--ancestry-path', '--parents', `${since}..HEAD`)
      .map(line => line.split(' '))
      .filter(([hash, parent]) => parent !== undefined && !exempt.has(hash))
      // A merge is compared with the branch that it was made on, so it may bring description and changeset together.
      .filter(([hash, parent]) => isUnannounced(git('diff', '--name-status', '--no-renames', parent, hash)))
      .map(([hash]) => git('log', '-1', '--format=%h (%s)', hash)[0])
  )
}

/** What is not committed, staged or not. */
function unannouncedWork() {
  const changed = git('diff', '--name-status', '--no-renames', 'HEAD')
  const untracked = git('ls-files', '--others', '--exclude-standard').map(path => `A\t${path}`)
  return isUnannounced([...changed, ...untracked]) ? ['The work that is not committed'] : []
}

/** `changes` are those of `git diff --name-status`. A changeset that is taken away announces nothing. */
function isUnannounced(changes) {
  const kept = changes.map(line => line.split('\t')).filter(([status]) => status !== 'D')
  const paths = kept.map(([, path]) => path)
  return (
    paths.includes(description) &&
    !paths.some(path => /^\.changeset\/[^/]+\.md$/.test(path) && path !== '.changeset/README.md')
  )
}

function exemptCommits() {
  const list = join(folder, exempted)
  if (!existsSync(list)) return new Set()
  const lines = readFileSync(list, 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  return new Set(
    lines.map(line => {
      const [hash, ...reason] = line.split(' ')
      if (!/^[0-9a-f]{40}$/.test(hash) || reason.length === 0)
        throw new Error(`${exempted}: a line is a whole hash and a reason, not “${line}”`)
      return hash
    }),
  )
}
