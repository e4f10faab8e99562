import { Fragment } from 'react'
import { styled } from 'styled-components'

const Table = styled.table`
  width: 100%;
  margin: 8px 0 24px;
  border-collapse: collapse;
  color: var(--ink);
  font:
    400 var(--fs-3) / 20px 'Inter Variable',
    sans-serif;
  & th,
  & td {
    padding: 6px 12px 6px 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  & th {
    font-weight: 600;
  }
  & td:first-child {
    width: 34%;
  }
  & kbd {
    padding: 1px 6px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-1);
    background: var(--sunken);
    font: inherit;
    font-size: var(--fs-2);
    white-space: nowrap;
  }
`

/** Props of {@link KeyTable}. */
export interface KeyTableProps {
  /** What the table is about, for screen readers. */
  readonly of: string
  /**
   * Keys and what they do. Keys that do the same are divided by a comma: `'Enter, F2'`; keys that are held together by a
   * plus: `'Ctrl + Home'`.
   */
  readonly keys: readonly (readonly [keys: string, effect: string])[]
}

/** The keys of a component. */
export function KeyTable({ of, keys }: KeyTableProps) {
  return (
    <Table aria-label={`Keys of ${of}`} className="sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([pressed, effect]) => (
          <tr key={pressed}>
            <td>
              {pressed.split(', ').map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ' or '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
