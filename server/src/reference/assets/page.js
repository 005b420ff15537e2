// What makes pages pleasant and none of which they need: colours, copying, the remembered language of samples, where the
// reader is, coloured code, and the search, whose script is loaded when it is first used.

const tokens =
  /(?<comment>(?<=^|\s)\/\/[^\n]*|(?<=^|\s)#[^\n]*)|(?<name>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<keyword>\b(?:import|from|const|let|await|async|for|of|in|if|else|elif|return|export|function|new|throw|try|catch|except|while|break|continue|with|as|def|print|type|true|false|null|undefined|True|False|None)\b)|(?<number>\b\d[\d_]*(?:\.\d+)?\b)/g
const shellTokens =
  /(?<comment>(?<=^|\n|\s)#[^\n]*)|(?<string>'[^']*'|"(?:[^"\\]|\\.)*")|(?<keyword>(?<=^|\n|\$\(|\| )(?:curl|export|for|do|done|while|if|then|fi|echo|npx|jq)\b)|(?<name>\$\w+|(?<=\s)-{1,2}[A-Za-z][\w-]*)|(?<number>\b\B)/g

forwardOldAnchor()
offerThemes()
for (const block of document.querySelectorAll('pre')) offerCopy(block)
rememberLanguage()
markSection()
colourCode()
offerSearch()
document.querySelector('#navigation [aria-current="page"]')?.scrollIntoView({ block: 'nearest' })

/** The reference was one page: `/docs#workDays.approve` and `/docs#tag-work-days` lead on. */
function forwardOldAnchor() {
  if (location.pathname !== '/docs') return
  const anchor = decodeURIComponent(location.hash.slice(1))
  if (/^\w+\.\w+$/.test(anchor)) location.replace(`/docs/operations/${anchor}`)
  else if (anchor.startsWith('tag-')) location.replace(`/docs/${anchor.slice(4).replace(/-$/, '')}`)
}

function offerThemes() {
  const label = document.querySelector('#theme')
  const choice = label.querySelector('select')
  choice.value = document.documentElement.dataset.theme ?? 'system'
  choice.addEventListener('change', () => {
    if (choice.value === 'system') {
      delete document.documentElement.dataset.theme
      localStorage.removeItem('theme')
    } else {
      document.documentElement.dataset.theme = choice.value
      localStorage.setItem('theme', choice.value)
    }
  })
  label.hidden = false
}

/** @param {HTMLPreElement} block */
function offerCopy(block) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(block.textContent).then(
      () => true,
      () => false,
    )
    button.textContent = copied ? 'Copied' : 'Select and copy'
    setTimeout(() => (button.textContent = 'Copy'), 2000)
  })
  const frame = document.createElement('div')
  frame.className = 'block'
  // The choice of a language shows and hides the frame with its button.
  if (block.dataset.language) frame.dataset.language = block.dataset.language
  block.replaceWith(frame)
  frame.append(button, block)
}

function rememberLanguage() {
  const choices = [...document.querySelectorAll('.samples input')]
  const choose = language => {
    for (const choice of choices) if (choice.value === language) choice.checked = true
  }
  choose(localStorage.getItem('language'))
  for (const choice of choices)
    choice.addEventListener('change', () => {
      localStorage.setItem('language', choice.value)
      choose(choice.value)
    })
}

/** Marks the section that is being read in the navigation. */
function markSection() {
  const links = new Map(
    [...document.querySelectorAll('#navigation .sections a')].map(link => [link.hash.slice(1), link]),
  )
  const headings = [...document.querySelectorAll('main [id]')].filter(({ id }) => links.has(id))
  if (headings.length === 0) return
  const mark = () => {
    // The bar and a third of the window: what is above that line has been reached.
    const line = innerHeight / 3
    const atEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
    const reached = headings.filter(heading => heading.getBoundingClientRect().top < line)
    const current = (atEnd ? headings.at(-1) : reached.at(-1))?.id
    for (const [id, link] of links)
      if (id === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] })
  for (const heading of headings) observer.observe(heading)
  addEventListener('scrollend', mark)
  mark()
}

/** Colours strings, comments, numbers and keywords without an element for each. */
function colourCode() {
  if (typeof Highlight !== 'function') return
  const ranges = { comment: [], string: [], keyword: [], number: [], name: [] }
  for (const block of document.querySelectorAll('pre code')) {
    const text = block.firstChild
    if (!text) continue
    const isShell = block.parentElement.dataset.language === 'shell'
    for (const match of text.data.matchAll(isShell ? shellTokens : tokens)) {
      const [kind] = Object.entries(match.groups).find(([, found]) => found !== undefined) ?? []
      if (!kind) continue
      const range = new Range()
      range.setStart(text, match.index)
      range.setEnd(text, match.index + match[0].length)
      ranges[kind].push(range)
    }
  }
  for (const [kind, those] of Object.entries(ranges)) CSS.highlights.set(kind, new Highlight(...those))
}

function offerSearch() {
  const button = document.querySelector('#search')
  button.hidden = false
  let opening
  const open = () => {
    opening ??= import(button.dataset.script).then(({ Search }) => new Search(button.dataset.index))
    void opening.then(search => search.open())
  }
  button.addEventListener('click', open)
  addEventListener('keydown', event => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
    const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey
    const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isSlash && !isK) return
    event.preventDefault()
    open()
  })
}
