/** What one wants to do, and the component that is made for it. */
export interface Intent {
  /** In the words of whoever builds a screen, as the rest of "I want to …": 'pick a date'. */
  readonly intent: string
  /** The component's name in code: 'DateField'. */
  readonly component: string
  /** The id of its page in Storybook: 'controls-datefield--docs'. */
  readonly docsId: string
}

/**
 * Every intent that "Which one when" lists and the search finds, in the order of the sidebar's groups. `npm run docs:pages` fails
 * for a page that is not there, and for a component of the sidebar that no intent leads to.
 */
export const intents: readonly Intent[] = [
  { intent: 'do something: save, apply, send', component: 'Button', docsId: 'controls-button--docs' },
  { intent: 'start an action and show that it runs', component: 'Button', docsId: 'controls-button--docs' },
  {
    intent: 'do something where only an icon fits',
    component: 'IconButton',
    docsId: 'controls-iconbutton--docs',
  },
  {
    intent: 'go to another page with what looks like a button',
    component: 'LinkButton',
    docsId: 'controls-linkbutton--docs',
  },
  {
    intent: 'say yes or no to one thing in a form',
    component: 'Checkbox',
    docsId: 'controls-checkbox--docs',
  },
  { intent: 'agree to something', component: 'Checkbox', docsId: 'controls-checkbox--docs' },
  { intent: 'turn a setting on or off at once', component: 'Switch', docsId: 'controls-switch--docs' },
  { intent: 'choose several of a few', component: 'CheckboxGroup', docsId: 'controls-checkboxgroup--docs' },
  {
    intent: 'choose one of a few, all of them visible',
    component: 'RadioGroup',
    docsId: 'controls-radiogroup--docs',
  },
  {
    intent: 'switch between two to five views or modes',
    component: 'SegmentedControl',
    docsId: 'controls-segmentedcontrol--docs',
  },
  {
    intent: 'choose one of a few that need an explanation',
    component: 'ChoiceCards',
    docsId: 'controls-choicecards--docs',
  },
  { intent: 'choose one of many', component: 'Select', docsId: 'controls-select--docs' },
  { intent: 'pick an option from a drop-down list', component: 'Select', docsId: 'controls-select--docs' },
  {
    intent: 'choose one of many that are still loading',
    component: 'WaitingSelect',
    docsId: 'controls-waitingselect--docs',
  },
  { intent: 'choose one of many by typing', component: 'ComboBox', docsId: 'controls-combobox--docs' },
  {
    intent: 'type a value or take a suggestion (autocomplete)',
    component: 'ComboBox',
    docsId: 'controls-combobox--docs',
  },
  { intent: 'choose several of many', component: 'MultiSelect', docsId: 'controls-multiselect--docs' },
  {
    intent: 'choose one of a long list that is searched in a panel',
    component: 'SearchableList',
    docsId: 'controls-searchablelist--docs',
  },
  {
    intent: 'type one line of text: a name, an address',
    component: 'TextField',
    docsId: 'controls-textfield--docs',
  },
  {
    intent: 'type several lines: a note, a message',
    component: 'TextArea',
    docsId: 'controls-textarea--docs',
  },
  { intent: 'type a number', component: 'NumberField', docsId: 'controls-numberfield--docs' },
  { intent: 'type an amount of money', component: 'CurrencyField', docsId: 'controls-currencyfield--docs' },
  {
    intent: 'type a percentage or a rate',
    component: 'PercentageField',
    docsId: 'controls-percentagefield--docs',
  },
  { intent: 'type a phone number', component: 'PhoneField', docsId: 'controls-phonefield--docs' },
  {
    intent: 'type text of a fixed form: a VIN, a postal code',
    component: 'RegexField',
    docsId: 'controls-regexfield--docs',
  },
  { intent: 'pick a date', component: 'DateField', docsId: 'controls-datefield--docs' },
  {
    intent: 'pick a date range: from a day to a day',
    component: 'DateRangePicker',
    docsId: 'controls-daterangepicker--docs',
  },
  {
    intent: 'take a preset of days: last week, this month',
    component: 'DateRangePicker',
    docsId: 'controls-daterangepicker--docs',
  },
  {
    intent: 'type a lowest and a highest number',
    component: 'RangeField',
    docsId: 'controls-rangefield--docs',
  },
  {
    intent: 'choose a lowest and a highest of fixed steps',
    component: 'SelectRangeField',
    docsId: 'controls-selectrangefield--docs',
  },
  { intent: 'choose a range of years', component: 'YearRangeField', docsId: 'controls-yearrangefield--docs' },
  {
    intent: 'choose a distance around a postal code',
    component: 'RadiusField',
    docsId: 'controls-radiusfield--docs',
  },
  { intent: 'set a number by dragging', component: 'Slider', docsId: 'controls-slider--docs' },
  {
    intent: 'set a range of numbers by dragging',
    component: 'RangeSlider',
    docsId: 'controls-rangeslider--docs',
  },
  { intent: 'filter a list by a word', component: 'SearchField', docsId: 'controls-searchfield--docs' },
  {
    intent: 'search the whole app and pick from what is found',
    component: 'SearchBox',
    docsId: 'controls-searchbox--docs',
  },
  {
    intent: 'search by a word and open a page of results',
    component: 'PlainSearchBox',
    docsId: 'controls-plainsearchbox--docs',
  },
  {
    intent: 'upload a file: choose, drop or paste it',
    component: 'FileDrop',
    docsId: 'controls-filedrop--docs',
  },
  {
    intent: 'put a label, a hint and an error around a control of your own',
    component: 'Field',
    docsId: 'foundations-field--docs',
  },
  {
    intent: 'describe the options of a list: groups, descriptions, disabled ones',
    component: 'OptionList',
    docsId: 'foundations-optionlist--docs',
  },
  {
    intent: 'frame an app: navigation, top bar, page',
    component: 'AppFrame',
    docsId: 'structure-appframe--docs',
  },
  {
    intent: 'show the app, a search and the person on top of every page',
    component: 'TopBar',
    docsId: 'structure-topbar--docs',
  },
  {
    intent: 'move between the pages of an app',
    component: 'SideNavigation',
    docsId: 'structure-sidenavigation--docs',
  },
  {
    intent: 'show and change the store one works in',
    component: 'StoreHeader',
    docsId: 'structure-storeheader--docs',
  },
  {
    intent: 'show where a page is and the way back up',
    component: 'Breadcrumb',
    docsId: 'structure-breadcrumb--docs',
  },
  { intent: 'lay out a page: header, filters, list', component: 'Page', docsId: 'structure-page--docs' },
  {
    intent: 'name a page and offer its actions',
    component: 'PageHeader',
    docsId: 'structure-pageheader--docs',
  },
  {
    intent: 'step to the previous or next record',
    component: 'PositionNav',
    docsId: 'structure-positionnav--docs',
  },
  { intent: 'group content under a heading', component: 'Section', docsId: 'structure-section--docs' },
  {
    intent: 'put a thing and its actions on a surface of its own',
    component: 'Card',
    docsId: 'structure-card--docs',
  },
  { intent: 'put controls and figures into one row', component: 'Bar', docsId: 'structure-bar--docs' },
  { intent: 'arrange the fields of a form', component: 'FormLayout', docsId: 'structure-formlayout--docs' },
  { intent: 'let people resize two panes', component: 'SplitLayout', docsId: 'structure-splitlayout--docs' },
  { intent: 'show and hide parts of a page', component: 'Accordion', docsId: 'structure-accordion--docs' },
  { intent: 'switch between parts of one thing (tabs)', component: 'Tabs', docsId: 'structure-tabs--docs' },
  {
    intent: 'show something on phones only, or on wide screens only',
    component: 'ShownOn',
    docsId: 'structure-shownon--docs',
  },
  { intent: 'show a person by initials', component: 'Avatar', docsId: 'structure-avatar--docs' },
  { intent: "show the product's mark", component: 'BrandMark', docsId: 'foundations-brandmark--docs' },
  { intent: 'show a status in a word', component: 'Chip', docsId: 'structure-chip--docs' },
  {
    intent: 'show how many: unread, found, open',
    component: 'CountBadge',
    docsId: 'structure-countbadge--docs',
  },
  {
    intent: 'show what is chosen and let people remove it (tags, filters)',
    component: 'TagGroup',
    docsId: 'structure-taggroup--docs',
  },
  { intent: 'show labels that nobody removes', component: 'PlainTags', docsId: 'structure-plaintags--docs' },
  {
    intent: 'ask for something before one goes on (modal)',
    component: 'Dialog',
    docsId: 'overlays-dialog--docs',
  },
  { intent: 'confirm', component: 'ConfirmDialog', docsId: 'overlays-confirmdialog--docs' },
  {
    intent: 'ask before something is deleted',
    component: 'ConfirmDialog',
    docsId: 'overlays-confirmdialog--docs',
  },
  {
    intent: 'tell something that must be read before one goes on',
    component: 'ConfirmDialog',
    docsId: 'overlays-confirmdialog--docs',
  },
  {
    intent: 'fill in and save a short form over the page',
    component: 'FormDialog',
    docsId: 'overlays-formdialog--docs',
  },
  { intent: 'ask before changes are lost', component: 'FormDialog', docsId: 'overlays-formdialog--docs' },
  {
    intent: 'show details or filters beside the page (side panel)',
    component: 'Drawer',
    docsId: 'overlays-drawer--docs',
  },
  { intent: 'offer several actions under one button', component: 'Menu', docsId: 'overlays-menu--docs' },
  { intent: 'open a small panel at a button', component: 'Popover', docsId: 'overlays-popover--docs' },
  {
    intent: 'name an icon or explain a word on hover and focus',
    component: 'Tooltip',
    docsId: 'overlays-tooltip--docs',
  },
  {
    intent: 'say that something worked or failed, for a moment (notification)',
    component: 'ToastRegion',
    docsId: 'feedback-toast--docs',
  },
  { intent: 'offer to undo', component: 'ToastRegion', docsId: 'feedback-toast--docs' },
  {
    intent: 'say something about the whole page (alert, warning)',
    component: 'Banner',
    docsId: 'feedback-banner--docs',
  },
  {
    intent: 'fill a page that cannot be shown: not found, access denied, signed out',
    component: 'PageMessage',
    docsId: 'feedback-pagemessage--docs',
  },
  {
    intent: 'say that there is nothing here, and what to do',
    component: 'EmptyState',
    docsId: 'feedback-emptystate--docs',
  },
  {
    intent: 'say that something could not be loaded, and offer to try again',
    component: 'ErrorState',
    docsId: 'feedback-errorstate--docs',
  },
  {
    intent: 'show that the connection is lost',
    component: 'ConnectionChip',
    docsId: 'feedback-connectionchip--docs',
  },
  { intent: 'show progress', component: 'ProgressBar', docsId: 'feedback-progressbar--docs' },
  { intent: 'show how far an upload is', component: 'ProgressBar', docsId: 'feedback-progressbar--docs' },
  {
    intent: 'show progress in a small place',
    component: 'ProgressRing',
    docsId: 'feedback-progressring--docs',
  },
  { intent: 'show that something is loading', component: 'Spinner', docsId: 'feedback-spinner--docs' },
  {
    intent: 'hold the place of content that is loading',
    component: 'Skeleton',
    docsId: 'feedback-skeleton--docs',
  },
  { intent: 'show that the app starts', component: 'Splash', docsId: 'feedback-splash--docs' },
  {
    intent: 'tell a screen reader what happened',
    component: 'useAnnouncer',
    docsId: 'foundations-announcer--docs',
  },
  { intent: 'show many rows in a table', component: 'Grid', docsId: 'data-grid--docs' },
  { intent: 'sort a list by a column', component: 'Grid', docsId: 'data-grid--docs' },
  { intent: 'choose rows of a table', component: 'Grid', docsId: 'data-grid-selection--docs' },
  { intent: 'edit values in a table', component: 'EditCell', docsId: 'data-grid-editing--docs' },
  {
    intent: 'resize, fix and filter the columns of a table',
    component: 'Grid',
    docsId: 'data-grid-columns--docs',
  },
  {
    intent: 'write money, dates, percentages and links in a table',
    component: 'Cells',
    docsId: 'data-cells--docs',
  },
  {
    intent: 'choose and order the columns of a table',
    component: 'ColumnEditor',
    docsId: 'data-columneditor--docs',
  },
  {
    intent: 'reorder a list by dragging or by keys',
    component: 'ColumnEditor',
    docsId: 'data-columneditor--docs',
  },
  { intent: 'move between the pages of a list', component: 'Pagination', docsId: 'data-pagination--docs' },
  { intent: 'explain colours and icons', component: 'Legend', docsId: 'data-legend--docs' },
  {
    intent: 'show the details of one thing: labels and values',
    component: 'KeyValueList',
    docsId: 'data-keyvaluelist--docs',
  },
  {
    intent: 'compare two or three things side by side',
    component: 'ComparisonTable',
    docsId: 'data-comparisontable--docs',
  },
  { intent: 'show a few figures large', component: 'StatTiles', docsId: 'data-stattiles--docs' },
  { intent: 'show a score or a rating', component: 'Score', docsId: 'data-score--docs' },
  {
    intent: 'show what happened, newest first (history)',
    component: 'Timeline',
    docsId: 'data-timeline--docs',
  },
  {
    intent: 'write formatted text: an email, a template',
    component: 'RichTextEditor',
    docsId: 'rich-text-editor--docs',
  },
  {
    intent: 'insert placeholders into a text',
    component: 'RichTextEditor',
    docsId: 'rich-text-editor--docs',
  },
  {
    intent: 'show formatted text that somebody wrote',
    component: 'RichTextViewer',
    docsId: 'rich-text-viewer--docs',
  },
  {
    intent: 'guide people through a page step by step',
    component: 'TourStep',
    docsId: 'tour-tourstep--docs',
  },
  { intent: 'point to something new', component: 'TourBeacon', docsId: 'tour-tourbeacon--docs' },
  {
    intent: 'write dates and numbers in a language, and turn the page right to left',
    component: 'LocaleProvider',
    docsId: 'foundations-locale--docs',
  },
  {
    intent: 'draw links with the router of an app',
    component: 'LinkComponent',
    docsId: 'foundations-link--docs',
  },
  {
    intent: 'say something to screen readers only',
    component: 'VisuallyHidden',
    docsId: 'foundations-visuallyhidden--docs',
  },
  {
    intent: 'test a page that uses the grid, a dialog or toasts',
    component: 'gridDriver',
    docsId: 'foundations-testing--docs',
  },
  {
    intent: 'take a colour, a size or a duration (tokens)',
    component: 'GlobalStyle',
    docsId: 'foundations-tokens--docs',
  },
  { intent: 'switch between light and dark', component: 'GlobalStyle', docsId: 'foundations-tokens--docs' },
  { intent: 'choose a size of text', component: 'GlobalStyle', docsId: 'foundations-type--docs' },
  {
    intent: 'do one thing on phones and another on wide screens',
    component: 'useWindowWidth',
    docsId: 'foundations-breakpoints--docs',
  },
]
