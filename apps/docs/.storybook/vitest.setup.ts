import { afterEach, type TestContext } from 'vitest'
import { colourProblems, type AxeParameter } from '../src/story-checks/colourProblems'
import { themeOf } from '../src/appearance/appearance'
import { layoutProblems } from '../src/story-checks/layoutProblems'
import { holdStill } from '../src/story-checks/stillPage'

/** What addon-vitest leaves in the context of a test: the story, still on the page after its play function. */
interface StoryContext extends TestContext {
  readonly story?: {
    readonly globals: Readonly<Record<string, unknown>>
    readonly parameters: {
      readonly a11y?: AxeParameter
      /** Why a part of the story may scroll sideways in a narrow window. */
      readonly scrollsSideways?: string
    }
  }
}

afterEach(async ({ story, task }: StoryContext) => {
  if (story === undefined || task.result?.state === 'fail') return
  const letGo = holdStill()
  const problems = [
    ...(await colourProblems(themeOf(story.globals), story.parameters.a11y)),
    ...(await layoutProblems(story.parameters.scrollsSideways !== undefined)),
  ]
  letGo()
  if (problems.length > 0) throw new Error(`The story does not hold:\n- ${problems.join('\n- ')}`)
})
