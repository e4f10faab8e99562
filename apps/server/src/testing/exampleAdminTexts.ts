/** The announcement that a request names, in its first version. */
export const exampleAnnouncementId = '73'

/** The help link that a request names, in its first version. */
export const exampleHelpLinkId = '74'

/** What is saved of a help link. */
export const exampleHelpLink = {
  linkTitle: 'Saved searches',
  linkDescription: '<p>Save, update and delete.</p>',
  linkUrl: 'https://help.example/searches',
  disabled: false,
  orderBy: 1,
}

/** What is saved of an announcement. */
export const exampleAnnouncement = {
  title: 'Holiday hours',
  body: '<p>We close at 3 PM.</p>',
  displayFrom: null,
  displayTo: null,
  active: true,
}
