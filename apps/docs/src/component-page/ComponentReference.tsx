import { Controls, Heading, Stories, useOf } from '@storybook/addon-docs/blocks'

/** The end of a component's page: every prop, and every state as a story. What is no component has no props to list. */
export function ComponentReference() {
  const { csfFile } = useOf('meta', ['meta'])
  return (
    <>
      {csfFile.meta.component !== undefined && (
        <>
          <Heading>Props</Heading>
          <Controls />
        </>
      )}
      <Stories includePrimary={false} />
    </>
  )
}
