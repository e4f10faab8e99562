import { sql, type Kysely } from 'kysely'

/**
 * What filters are chosen from, and what people save. The catalogue of vehicles, colors and lead statuses belongs to no
 * store; it begins with what the stores' rows name. Saved searches belong to a person, the default ones to nobody: they
 * are part of the product, and so are the default columns of the logs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const [position, [type, name, filter]] of defaults.entries())
    await sql`insert into saved_search (search_type, position, name, filter)
      values (${type}, ${position}, ${name}, ${JSON.stringify(filter)}::jsonb)`.execute(db)
}

const statements = [
  `create table vehicle_make (make_id text primary key, make_name text not null)`,
  `create table vehicle_model (model_id text primary key, make_id text not null, model_name text not null)`,
  `create index vehicle_model_make on vehicle_model (make_id)`,
  `create table vehicle_trim (trim_id text primary key, model_id text not null, trim_level text not null)`,
  `create index vehicle_trim_model on vehicle_trim (model_id)`,
  `create table vehicle_color (color_name text primary key)`,
  `create table compass_status (compass_status text primary key, description text not null)`,

  `insert into vehicle_make
    select v.make_id, min(o.make_name) from current_vehicle v join opportunity o using (hyperion_id, oppt_id)
    where v.make_id is not null and o.make_name is not null group by v.make_id`,
  // Of the names that a model goes by the shortest is the plain one.
  `insert into vehicle_model
    select distinct on (v.model_id) v.model_id, v.make_id, o.model_name
    from current_vehicle v join opportunity o using (hyperion_id, oppt_id)
    where v.model_id is not null and v.make_id is not null and o.model_name is not null
    order by v.model_id, length(o.model_name), o.model_name`,
  `insert into vehicle_trim
    select v.trim_id, min(v.model_id), min(o.trim_level)
    from current_vehicle v join opportunity o using (hyperion_id, oppt_id)
    where v.trim_id is not null and v.model_id is not null and o.trim_level is not null group by v.trim_id`,
  `insert into vehicle_color select distinct color from opportunity where color is not null`,
  `insert into compass_status
    select compass_status, min(coalesce(compass_status_description, compass_status)) from opportunity
    where compass_status is not null group by compass_status`,

  // The makes of a store are looked for one by one.
  `create index current_vehicle_make on current_vehicle (hyperion_id, make_id)`,

  // Without a user it is a default one, in the order of its position.
  `create table saved_search (
    saved_search_id bigint generated always as identity primary key,
    search_type text not null,
    user_name text,
    position integer not null default 0,
    name text not null,
    description text,
    filter jsonb not null,
    version integer not null default 1
  )`,
  `create index saved_search_of_user on saved_search (user_name, search_type)`,
  // Of the columns of a log everybody has one list (L-359).
  `create unique index saved_search_columns on saved_search (user_name, search_type) where search_type <> 'EQLOG'`,
]

const allActive = {
  name: 'oppStatus',
  type: 'multiSelect',
  label: 'Opportunity Status',
  required: true,
  value: ['All Active'],
}

const defaults: readonly (readonly [string, string, object])[] = [
  [
    'EQLOG',
    'All Active',
    { values: { oppStatus: 'All Active' }, activeFilters: [allActive], showAdvanced: false },
  ],
  [
    'EQLOG',
    'In Equity',
    {
      values: { oppStatus: 'All Active', eqRangeFrom: '2500' },
      activeFilters: [
        allActive,
        { name: 'equity', type: 'range', label: 'Equity', required: true, value: { from: '2500', to: '' } },
      ],
      showAdvanced: false,
    },
  ],
  [
    'EQLOG',
    'Leases Ending Soon',
    {
      values: { oppStatus: 'All Active', dealType: 'Lease', paymentRemFrom: '0', paymentRemTo: '6' },
      activeFilters: [
        allActive,
        { name: 'dealType', type: 'multiSelect', label: 'Deal Type', required: true, value: ['Lease'] },
        {
          name: 'paymentRem',
          type: 'range',
          label: 'Payments Remaining',
          required: true,
          value: { from: '0', to: '6' },
        },
      ],
      showAdvanced: false,
    },
  ],
  [
    'EqLogCol',
    'Default',
    {
      columns: [
        'customerName',
        'dealType',
        'paymentsLeft',
        'equityAmount',
        'paymentDifferenceFinance',
        'paymentDifferenceLease',
        'year',
        'modelName',
        'status',
        'lastActionIcon',
        'predictiveScore',
        'warrantyExpIcon',
        'contactDate',
        'opptOwnerName',
        'note',
      ],
    },
  ],
  [
    'SvcLogCol',
    'Default',
    {
      columns: [
        'customerName',
        'dealType',
        'paymentsLeft',
        'roDateTime',
        'apptDateTime',
        'serviceAdvisorName',
        'year',
        'modelName',
        'status',
        'equityAmount',
        'paymentDifferenceFinance',
        'paymentDifferenceLease',
        'scan',
        'roAmount',
        'note',
      ],
    },
  ],
  [
    'SrchLogCol',
    'Default',
    {
      columns: [
        'customerName',
        'opptStoreName',
        'dealType',
        'paymentsLeft',
        'equityAmount',
        'year',
        'makeName',
        'modelName',
        'status',
        'lastActionIcon',
        'contactDate',
        'opptOwnerName',
        'predictiveScore',
        'currentPayment',
        'note',
      ],
    },
  ],
  [
    'ConLogCol',
    'Default',
    {
      columns: [
        'dealType',
        'paymentsLeft',
        'inboundCreateDate',
        'customer',
        'emailSentBy',
        'inboundContactHistoryId',
        'vehicleYear',
        'vehicleModel',
        'equityAmt',
        'replyContactHistoryId',
        'replyBy',
        'replyDate',
      ],
    },
  ],
]
