import type { BenchColumn } from './columns'
import { format, lockPath, statusPaths } from './format'
import { statusNames, tagNames, type BenchRow } from './rows'

/** The content of one cell without React: made once, written again for every row that it shows. */
export interface DomCell {
  readonly write: (row: BenchRow) => void
}

const svgNamespace = 'http://www.w3.org/2000/svg'

function icon(): { svg: SVGElement; path: SVGElement } {
  const svg = document.createElementNS(svgNamespace, 'svg')
  const path = document.createElementNS(svgNamespace, 'path')
  svg.setAttribute('viewBox', '0 0 16 16')
  svg.append(path)
  return { svg, path }
}

function textIn<Element extends HTMLElement>(element: Element): { element: Element; text: Text } {
  const text = document.createTextNode('')
  element.append(text)
  return { element, text }
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) {
  const made = document.createElement(name)
  made.className = className
  return made
}

const writers: Readonly<Partial<Record<BenchColumn['type'], (cell: HTMLElement) => DomCell['write']>>> = {
  link: (cell) => {
    const { element: link, text } = textIn(element('a', 'lk'))
    cell.append(link)
    return (row) => {
      link.setAttribute('href', `#/lead/${row.id}`)
      link.setAttribute('data-r', String(row.id))
      text.data = row.stock
    }
  },
  icon: (cell) => {
    const { svg, path } = icon()
    cell.append(svg)
    return (row) => {
      svg.setAttribute('class', `ic s${row.status}`)
      svg.setAttribute('aria-label', statusNames[row.status] ?? '')
      path.setAttribute('d', statusPaths[row.status] ?? '')
    }
  },
  lock: (cell) => {
    const { svg, path } = icon()
    svg.setAttribute('class', 'ic lock')
    svg.setAttribute('aria-label', 'locked')
    path.setAttribute('d', lockPath)
    return ({ locked }) => {
      if (locked && svg.parentNode === null) cell.append(svg)
      if (!locked && svg.parentNode !== null) svg.remove()
    }
  },
  notes: (cell) => {
    const { element: lines, text } = textIn(element('div', 'two'))
    cell.append(lines)
    return (row) => {
      text.data = row.notes
    }
  },
  badges: (cell) => {
    const badges = element('span', 'bs')
    const drawn: { element: HTMLElement; text: Text }[] = []
    cell.append(badges)
    return ({ tags }) => {
      tags.forEach((tag, at) => {
        const badge = (drawn[at] ??= textIn(document.createElement('span')))
        if (badge.element.parentNode === null) badges.append(badge.element)
        badge.element.className = `b b${tag}`
        badge.text.data = tagNames[tag] ?? ''
      })
      for (const { element: unused } of drawn.slice(tags.length)) unused.remove()
    }
  },
}

/** Puts the elements of a cell's content into it. */
export function domCell(column: BenchColumn, cell: HTMLElement): DomCell {
  const rich = writers[column.type]
  if (rich !== undefined) return { write: rich(cell) }
  const { text } = textIn(cell)
  return {
    write: (row) => {
      text.data = format(column.type, row[column.key])
    },
  }
}
