import { createContext, use, useMemo, type Context, type ReactNode } from 'react'
import type { Saving } from './useSaving'

/** A form, and how it is saved. */
export interface FormAndSaving<Form> {
  readonly form: Form
  readonly saving: Saving
}

/** Where a form is found by what shows it. */
export type FormContext<Form> = Context<FormAndSaving<Form> | null>

/**
 * The context of a form that outlives what shows it, such as one of several tabs.
 *
 * @example
 * export const noteContext = formContext<NoteForm>()
 */
export const formContext = <Form,>(): FormContext<Form> => createContext<FormAndSaving<Form> | null>(null)

interface FormProviderProps<Form> extends FormAndSaving<Form> {
  readonly context: FormContext<Form>
  readonly children: ReactNode
}

/**
 * Gives a form to what shows it by `useProvidedForm`. What stands around that is not drawn again with each letter.
 *
 * @example <FormProvider context={noteContext} form={form} saving={saving}><Tabs … /></FormProvider>
 */
export function FormProvider<Form>({ context: Context, form, saving, children }: FormProviderProps<Form>) {
  const value = useMemo(() => ({ form, saving }), [form, saving])
  return <Context value={value}>{children}</Context>
}

/** The form that a `FormProvider` around gives; an error without one. */
export function useProvidedForm<Form>(context: FormContext<Form>): FormAndSaving<Form> {
  const provided = use(context)
  if (provided === null) throw new Error('A form is shown inside of its FormProvider.')
  return provided
}
