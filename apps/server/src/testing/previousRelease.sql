-- A database as the first release left it: the tables of migration 0001 with a few rows in each. Tests open it to see that
-- nothing is lost on the way to the newest tables. People, vehicles and keys are made up. Written by pg_dump; never edited.
CREATE TABLE public.active_store (
    user_name text NOT NULL,
    hyperion_id text NOT NULL,
    chosen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.app_state (
    key text NOT NULL,
    value jsonb NOT NULL
);
CREATE TABLE public.app_user (
    user_name text NOT NULL,
    given_name text,
    family_name text,
    full_name text NOT NULL,
    email text,
    phone text,
    phone_ext text,
    mobile text,
    signature text,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.contact_history (
    hyperion_id text NOT NULL,
    contact_history_id bigint NOT NULL,
    oppt_id bigint NOT NULL,
    contact_type text NOT NULL,
    contact_action text,
    action_result text,
    reason text,
    notes text,
    contact_info text,
    created_by text,
    created_at timestamp with time zone NOT NULL,
    email_contact_detail_id bigint
);
ALTER TABLE public.contact_history ALTER COLUMN contact_history_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_history_contact_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.customer (
    hyperion_id text NOT NULL,
    customer_id bigint NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text,
    ndd_email text,
    mobile_phone text,
    home_phone text,
    work_phone text,
    mobile_phone_bad boolean DEFAULT false NOT NULL,
    home_phone_bad boolean DEFAULT false NOT NULL,
    work_phone_bad boolean DEFAULT false NOT NULL,
    address text,
    city text,
    state text,
    zip_code text,
    miles_from_store numeric(6,1),
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.email_contact_detail (
    hyperion_id text NOT NULL,
    email_contact_detail_id bigint NOT NULL,
    oppt_id bigint NOT NULL,
    direction text NOT NULL,
    email_from text NOT NULL,
    email_to text NOT NULL,
    email_subject text NOT NULL,
    email_body text NOT NULL,
    sent_by text,
    parent_email_contact_detail_id bigint,
    sent_at timestamp with time zone NOT NULL
);
ALTER TABLE public.email_contact_detail ALTER COLUMN email_contact_detail_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.email_contact_detail_email_contact_detail_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.identity_key (
    kid text NOT NULL,
    private_jwk jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.identity_record (
    kind text NOT NULL,
    id text NOT NULL,
    payload jsonb NOT NULL,
    grant_id text,
    uid text,
    user_code text,
    expires_at timestamp with time zone,
    consumed_at timestamp with time zone
);
CREATE TABLE public.inbound_email (
    hyperion_id text NOT NULL,
    inbound_contact_history_id bigint NOT NULL,
    email_contact_detail_id bigint NOT NULL,
    oppt_id bigint NOT NULL,
    row_version integer DEFAULT 1 NOT NULL,
    received_at timestamp with time zone NOT NULL,
    email_sent_by text,
    email_sent_by_sort text COLLATE pg_catalog."C",
    reply_contact_history_id bigint,
    reply_by text,
    reply_at timestamp with time zone,
    reply_override boolean DEFAULT false NOT NULL,
    reply_override_by text,
    reply_override_at timestamp with time zone
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE SEQUENCE public.oppt_id_sequence
    START WITH 1000001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.opportunity (
    hyperion_id text NOT NULL,
    oppt_id bigint DEFAULT nextval('public.oppt_id_sequence'::regclass) NOT NULL,
    row_version integer DEFAULT 1 NOT NULL,
    customer_id bigint NOT NULL,
    customer_name text NOT NULL,
    customer_name_sort text NOT NULL COLLATE pg_catalog."C",
    full_name text,
    status_code text NOT NULL,
    status_sort text NOT NULL COLLATE pg_catalog."C",
    compass_status text,
    compass_status_description text,
    owner_user_name text,
    owner_name text,
    owner_name_sort text COLLATE pg_catalog."C",
    original_salesperson text,
    is_orphan boolean DEFAULT false NOT NULL,
    lead_id text,
    elead_id text,
    deal_type text,
    deal_type_code text,
    deal_type_sort text COLLATE pg_catalog."C",
    purchased_at timestamp with time zone,
    price_cents bigint,
    lender_code text,
    lender text,
    lender_sort text COLLATE pg_catalog."C",
    apr numeric(6,3),
    original_term integer,
    payments_left integer,
    current_payment_cents bigint,
    payoff_cents bigint,
    vehicle_value_cents bigint,
    equity_cents bigint,
    payment_difference_finance_cents bigint,
    payment_difference_lease_cents bigint,
    annual_lease_miles integer,
    selling_hyperion_id text,
    selling_store_name text,
    selling_store_sort text COLLATE pg_catalog."C",
    vin text,
    year integer,
    make_name text,
    make_sort text COLLATE pg_catalog."C",
    model_name text,
    model_sort text COLLATE pg_catalog."C",
    trim_level text,
    color text,
    vehicle_mileage integer,
    new_used text,
    used_classification text,
    warranty_icon integer,
    has_recall boolean DEFAULT false NOT NULL,
    predictive_score integer,
    ext_svc_in_progress boolean DEFAULT false NOT NULL,
    replacement_stock_no text,
    ro_number text,
    ro_tag_number text,
    ro_status text,
    ro_at timestamp with time zone,
    ro_amount_cents bigint,
    appt_at timestamp with time zone,
    service_advisor_name text,
    service_advisor_sort text COLLATE pg_catalog."C",
    service_hyperion_id text,
    scan boolean DEFAULT false NOT NULL,
    scanned_at timestamp with time zone,
    last_action text,
    last_contact_at timestamp with time zone,
    note text,
    note_sort text COLLATE pg_catalog."C",
    locked_by_user_name text,
    locked_by_name text,
    locked_at timestamp with time zone
);
CREATE TABLE public.opportunity_flag (
    hyperion_id text NOT NULL,
    oppt_id bigint NOT NULL,
    user_name text NOT NULL,
    flagged_by text NOT NULL,
    flagged_at timestamp with time zone NOT NULL
);
CREATE TABLE public.setting_value (
    app_setting_id bigint NOT NULL,
    setting_key_id text NOT NULL,
    hyperion_id text,
    market_id text,
    brand_id text,
    setting_value text,
    is_locked boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    changed_by text NOT NULL,
    changed_at timestamp with time zone NOT NULL
);
ALTER TABLE public.setting_value ALTER COLUMN app_setting_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.setting_value_app_setting_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.store (
    hyperion_id text NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    name_sort text NOT NULL COLLATE pg_catalog."C",
    time_zone text NOT NULL,
    brands text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    area_code text NOT NULL,
    main_phone text NOT NULL,
    service_phone text NOT NULL,
    region_id text NOT NULL,
    region_name text NOT NULL,
    market_id text NOT NULL,
    market_name text NOT NULL
);
CREATE TABLE public.store_user (
    hyperion_id text NOT NULL,
    user_name text NOT NULL,
    is_salesperson boolean DEFAULT true NOT NULL
);
CREATE TABLE public.user_usage (
    usage_id bigint NOT NULL,
    hyperion_id text NOT NULL,
    user_name text NOT NULL,
    action text NOT NULL,
    used_at timestamp with time zone NOT NULL
);
ALTER TABLE public.user_usage ALTER COLUMN usage_id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.user_usage_usage_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO public.active_store VALUES
	('jordan.mills', 'HAR', '2026-11-21 13:00:00+00');
INSERT INTO public.app_state VALUES
	('seed', '{"state": "finished", "today": "2026-11-21", "perStore": 26, "hyperionIds": ["HAR"], "generatorVersion": 1}'),
	('identityCookieKeys', '["JPuE3b8FSZp3l_jyKwUWiTEeCIs09h9N9fSmnGOryLw"]');
INSERT INTO public.app_user VALUES
	('jordan.mills', 'Jordan', 'Mills', 'Jordan Mills', 'jordan.mills@harborview.example', '(207) 555-0141', '114', '(207) 555-0142', NULL, 1),
	('sam.rivera', 'Sam', 'Rivera', 'Sam Rivera', 'sam.rivera@harborview.example', '(207) 555-0143', '121', NULL, NULL, 1),
	('dana.baker', 'Dana', 'Baker', 'Dana Baker', 'dana.baker@harborview.example', '(207) 555-0144', '101', '(207) 555-0145', NULL, 1),
	('alex.romero', 'Alex', 'Romero', 'Alex Romero', 'alex.romero@retain.example', '(207) 555-0146', NULL, NULL, NULL, 1),
	('mei.tanaka', 'Mei', 'Tanaka', 'Mei Tanaka', 'mei.tanaka@retain.example', '(402) 555-0147', '307', NULL, NULL, 1),
	('chris.ortega', 'Chris', 'Ortega', 'Chris Ortega', 'chris.ortega@harborview.example', '(207) 555-0148', NULL, NULL, NULL, 1),
	('robin.vale', 'Robin', 'Vale', 'Robin Vale', 'robin.vale@retain.example', '(207) 555-0149', NULL, NULL, NULL, 1),
	('cynthia.gordon.har1', 'Cynthia', 'Gordon', 'Cynthia Gordon', 'cynthia.gordon.har1@example.com', '(207) 555-0160', '200', NULL, NULL, 1),
	('kira.leblanc.har2', 'Kira', 'Leblanc', 'Kira Leblanc', 'kira.leblanc.har2@example.com', '(207) 555-0161', '201', NULL, NULL, 1),
	('kyle.olson.har3', 'Kyle', 'Olson', 'Kyle Olson', 'kyle.olson.har3@example.com', '(207) 555-0162', '202', NULL, NULL, 1),
	('ashley.tucker.har4', 'Ashley', 'Tucker', 'Ashley Tucker', 'ashley.tucker.har4@example.com', '(207) 555-0163', '203', NULL, NULL, 1),
	('nina.lawson.har5', 'Nina', 'Lawson', 'Nina Lawson', 'nina.lawson.har5@example.com', '(207) 555-0164', '204', NULL, NULL, 1),
	('valerie.sanders.har6', 'Valerie', 'Sanders', 'Valerie Sanders', 'valerie.sanders.har6@example.com', '(207) 555-0165', '205', NULL, NULL, 1),
	('adam.hayes.har7', 'Adam', 'Hayes', 'Adam Hayes', 'adam.hayes.har7@example.com', '(207) 555-0166', '206', NULL, NULL, 1),
	('paul.quinn.har8', 'Paul', 'Quinn', 'Paul Quinn', 'paul.quinn.har8@example.com', '(207) 555-0167', '207', NULL, NULL, 1),
	('eli.lin.har9', 'Eli', 'Lin', 'Eli Lin', 'eli.lin.har9@example.com', '(207) 555-0168', '208', NULL, NULL, 1),
	('nora.johnson.har10', 'Nora', 'Johnson', 'Nora Johnson', 'nora.johnson.har10@example.com', '(207) 555-0169', '209', NULL, NULL, 1);
INSERT INTO public.contact_history OVERRIDING SYSTEM VALUE VALUES
	('HAR', 100000040, 10000004, 'PhoneCall', 'IPHONE', 'INBOUNDCALL', NULL, NULL, '6895550104', 'ashley.tucker.har4', '2026-10-30 16:14:00+00', NULL),
	('HAR', 100000041, 10000004, 'PhoneCall', 'OPHONE', 'LEFTMSG', NULL, 'Asked for Tacoma figures by Tuesday', '6895550104', 'ashley.tucker.har4', '2026-10-31 15:43:00+00', NULL),
	('HAR', 100000042, 10000004, 'System', 'PRINT', NULL, NULL, NULL, NULL, 'ashley.tucker.har4', '2026-11-01 16:07:00+00', NULL),
	('HAR', 100000060, 10000006, 'Email', 'OEMAIL', 'EMAILSENT', NULL, NULL, 'mabel.vance3@example.net', 'nina.lawson.har5', '2026-10-31 13:35:00+00', 100000060),
	('HAR', 100000061, 10000006, 'PhoneCall', 'OPHONE', 'NOMSG', NULL, NULL, '2075550117', 'nina.lawson.har5', '2026-11-06 23:11:00+00', NULL),
	('HAR', 100000080, 10000008, 'Email', 'OEMAIL', 'EMAILSENT', NULL, NULL, 'hector.duran4@example.com', 'kira.leblanc.har2', '2026-11-19 20:34:00+00', 100000080),
	('HAR', 100000081, 10000008, 'EmailReceived', 'IEMAIL', 'CONTACTED', NULL, NULL, 'hector.duran4@example.com', NULL, '2026-11-20 18:11:00+00', 100000081),
	('HAR', 100000100, 10000010, 'PhoneCall', 'OPHONE', 'LEFTMSG', NULL, NULL, '2075550196', 'ashley.tucker.har4', '2026-09-03 14:52:00+00', NULL),
	('HAR', 100000101, 10000010, 'PhoneCall', 'OPHONE', 'OPTOUT', NULL, NULL, '2075550196', 'ashley.tucker.har4', '2026-09-04 15:01:00+00', NULL),
	('HAR', 100000120, 10000012, 'PhoneCall', 'OPHONE', 'NOMSG', NULL, NULL, '2395550152', 'kira.leblanc.har2', '2026-10-11 15:24:00+00', NULL),
	('HAR', 100000121, 10000012, 'PhoneCall', 'OPHONE', 'BADNUM', NULL, NULL, '2395550152', 'kira.leblanc.har2', '2026-10-15 18:17:00+00', NULL),
	('HAR', 100000140, 10000014, 'PhoneCall', 'OPHONE', 'NOMSG', NULL, NULL, '6315550179', 'kyle.olson.har3', '2026-10-31 19:21:00+00', NULL),
	('HAR', 100000141, 10000014, 'PhoneCall', 'OPHONE', 'CONTACTED', NULL, NULL, '6315550179', 'kyle.olson.har3', '2026-11-06 22:59:00+00', NULL),
	('HAR', 100000142, 10000014, 'LeadPending', 'LEAD', 'LEADPEND', NULL, NULL, NULL, 'kyle.olson.har3', '2026-11-10 14:24:00+00', NULL),
	('HAR', 100000160, 10000016, 'PhoneCall', 'OPHONE', 'LEFTMSG', NULL, NULL, '5805550137', 'kira.leblanc.har2', '2026-10-20 23:17:00+00', NULL),
	('HAR', 100000161, 10000016, 'PhoneCall', 'OPHONE', 'BUSY', NULL, NULL, '5805550137', 'kira.leblanc.har2', '2026-10-29 13:52:00+00', NULL),
	('HAR', 100000162, 10000016, 'PhoneCall', 'OPHONE', 'CONTACTED', NULL, NULL, '5805550137', 'kira.leblanc.har2', '2026-11-04 15:46:00+00', NULL),
	('HAR', 100000163, 10000016, 'LeadPending', 'LEAD', 'LEADPEND', NULL, NULL, NULL, 'kira.leblanc.har2', '2026-11-05 15:20:00+00', NULL),
	('HAR', 100000164, 10000016, 'LeadSent', 'SLEAD', 'LEADSENT', NULL, NULL, NULL, 'kira.leblanc.har2', '2026-11-11 15:28:00+00', NULL),
	('HAR', 100000180, 10000018, 'PhoneCall', 'OPHONE', 'CONTACTED', NULL, NULL, '8385550118', 'kira.leblanc.har2', '2025-12-10 19:39:00+00', NULL),
	('HAR', 100000181, 10000018, 'LeadPending', 'LEAD', 'LEADPEND', NULL, NULL, NULL, 'kira.leblanc.har2', '2025-12-11 16:26:00+00', NULL),
	('HAR', 100000182, 10000018, 'LeadSent', 'SLEAD', 'LEADSENT', NULL, NULL, NULL, 'kira.leblanc.har2', '2025-12-12 17:00:00+00', NULL),
	('HAR', 100000183, 10000018, 'LeadCreated', 'CLEAD', 'LEADCREATED', NULL, NULL, NULL, 'kira.leblanc.har2', '2025-12-13 14:48:00+00', NULL),
	('HAR', 100000200, 10000020, 'PhoneCall', 'OPHONE', 'BUSY', NULL, 'Not now, paying off school first; try summer', '2075550105', 'jordan.mills', '2026-10-28 16:58:00+00', NULL),
	('HAR', 100000220, 10000022, 'Email', 'OEMAIL', 'EMAILSENT', NULL, NULL, NULL, 'kyle.olson.har3', '2026-05-03 13:43:00+00', 100000220),
	('HAR', 100000221, 10000022, 'Email', 'OEMAIL', 'EMAILSENT', NULL, NULL, NULL, 'kyle.olson.har3', '2026-05-07 17:52:00+00', 100000221),
	('HAR', 100000222, 10000022, 'PhoneCall', 'OPHONE', 'NLO', 'Manager marked the opportunity as No Longer Owns via phone call.', NULL, '2075550182', 'dana.baker', '2026-05-11 17:22:00+00', NULL),
	('HAR', 100000240, 10000024, 'PhoneCall', 'OPHONE', 'NOI', 'Refinanced-not in equity', 'Would trade the Equinox for a third row', '2075550194', 'nina.lawson.har5', '2026-08-12 20:45:00+00', NULL),
	('HAR', 100000260, 10000026, 'PhoneCall', 'OPHONE', 'CONTACTED', NULL, NULL, '2565550142', 'jordan.mills', '2026-11-09 16:34:00+00', NULL),
	('HAR', 100000261, 10000026, 'LeadPending', 'LEAD', 'LEADPEND', NULL, NULL, NULL, 'jordan.mills', '2026-11-10 21:37:00+00', NULL),
	('HAR', 100000262, 10000026, 'LeadSent', 'SLEAD', 'LEADSENT', NULL, NULL, NULL, 'jordan.mills', '2026-11-11 22:38:00+00', NULL),
	('HAR', 100000263, 10000026, 'LEADNOSALE', 'LEAD', 'LEADNOSALE', NULL, NULL, NULL, 'jordan.mills', '2026-11-17 19:05:00+00', NULL),
	('HAR', 100000280, 10000028, 'PhoneCall', 'OPHONE', 'OPTOUT', NULL, NULL, '2075550140', 'nina.lawson.har5', '2026-05-19 18:07:00+00', NULL),
	('HAR', 100000300, 10000030, 'PhoneCall', 'OPHONE', 'LEFTMSG', NULL, 'Asked for Camry figures by Friday', '2075550150', 'cynthia.gordon.har1', '2026-09-17 17:15:00+00', NULL),
	('HAR', 100000301, 10000030, 'PhoneCall', 'OPHONE', 'LEFTMSG', NULL, NULL, '2075550150', 'cynthia.gordon.har1', '2026-09-18 22:17:00+00', NULL),
	('HAR', 100000320, 10000032, 'Email', 'OEMAIL', 'EMAILSENT', NULL, NULL, 'thomas.keller16@example.net', 'kira.leblanc.har2', '2026-11-09 14:09:00+00', 100000320),
	('HAR', 100000321, 10000032, 'EmailReceived', 'IEMAIL', 'CONTACTED', NULL, NULL, 'thomas.keller16@example.net', NULL, '2026-11-15 15:50:00+00', 100000321),
	('HAR', 100000340, 10000034, 'PhoneCall', 'IPHONE', 'INBOUNDCALL', NULL, 'Not now, paying off school first; try June', '2075550166', 'cynthia.gordon.har1', '2026-08-21 19:03:00+00', NULL),
	('HAR', 100000341, 10000034, 'Notes', 'NOTE', 'NOTE', NULL, 'Asked for RAV4 figures by Monday', NULL, 'cynthia.gordon.har1', '2026-08-30 14:49:00+00', NULL),
	('HAR', 100000380, 10000038, 'PhoneCall', 'OPHONE', 'CONTACTED', NULL, NULL, '7755550186', 'kyle.olson.har3', '2026-06-17 21:31:00+00', NULL),
	('HAR', 100000400, 10000040, 'PhoneCall', 'OPHONE', 'NOMSG', NULL, 'Not now, paying off school first; try summer', '3235550114', 'dana.baker', '2026-08-19 20:48:00+00', NULL),
	('HAR', 100000401, 10000040, 'PhoneCall', 'OPHONE', 'OPTOUT', NULL, NULL, '3235550114', 'dana.baker', '2026-08-20 21:27:00+00', NULL),
	('HAR', 100000420, 10000042, 'PhoneCall', 'OPHONE', 'CONTACTED', NULL, NULL, '2075550159', 'cynthia.gordon.har1', '2026-09-30 19:31:00+00', NULL),
	('HAR', 100000421, 10000042, 'LeadPending', 'LEAD', 'LEADPEND', NULL, NULL, NULL, 'cynthia.gordon.har1', '2026-10-04 17:17:00+00', NULL),
	('HAR', 100000422, 10000042, 'LeadSent', 'SLEAD', 'LEADSENT', NULL, NULL, NULL, 'cynthia.gordon.har1', '2026-10-06 17:24:00+00', NULL),
	('HAR', 100000423, 10000042, 'LEADNOSALE', 'LEAD', 'LEADNOSALE', NULL, NULL, NULL, 'cynthia.gordon.har1', '2026-10-07 17:28:00+00', NULL),
	('HAR', 100000440, 10000044, 'Email', 'OEMAIL', 'EMAILSENT', NULL, NULL, 'siobhan.oneill22@example.net', 'ashley.tucker.har4', '2026-02-16 16:39:00+00', 100000440),
	('HAR', 100000441, 10000044, 'PhoneCall', 'OPHONE', 'NOMSG', NULL, 'Loves the car, hates the payment', '2075550155', 'ashley.tucker.har4', '2026-02-17 15:22:00+00', NULL),
	('HAR', 100000442, 10000044, 'PhoneCall', 'OPHONE', 'NOI', 'Paid Off Loan', NULL, '2075550155', 'ashley.tucker.har4', '2026-02-18 19:31:00+00', NULL),
	('HAR', 100000500, 10000050, 'PhoneCall', 'OPHONE', 'NOMSG', NULL, NULL, '2075550119', 'cynthia.gordon.har1', '2026-10-08 22:02:00+00', NULL);
INSERT INTO public.contact_history OVERRIDING SYSTEM VALUE VALUES
	('HAR', 100000501, 10000050, 'PhoneCall', 'OPHONE', 'BUSY', NULL, NULL, '2075550119', 'cynthia.gordon.har1', '2026-10-09 18:26:00+00', NULL),
	('HAR', 100000502, 10000050, 'PhoneCall', 'OPHONE', 'LEFTMSG', NULL, NULL, '2075550119', 'cynthia.gordon.har1', '2026-10-13 20:29:00+00', NULL),
	('HAR', 100000503, 10000050, 'Notes', 'NOTE', 'NOTE', NULL, 'Speaks Spanish, asked for Carlos', NULL, 'cynthia.gordon.har1', '2026-10-19 16:38:00+00', NULL),
	('HAR', 100000520, 10000052, 'PhoneCall', 'IPHONE', 'INBOUNDCALL', NULL, 'Talk to daughter first, back by Wednesday', '2485550104', 'kira.leblanc.har2', '2026-03-22 14:44:00+00', NULL),
	('HAR', 100000521, 10000052, 'PhoneCall', 'OPHONE', 'LEFTMSG', NULL, NULL, '2485550104', 'kira.leblanc.har2', '2026-03-23 18:46:00+00', NULL),
	('HAR', 100000522, 10000052, 'PhoneCall', 'OPHONE', 'LEFTMSG', NULL, NULL, '2485550104', 'kira.leblanc.har2', '2026-03-24 22:49:00+00', NULL);
INSERT INTO public.customer VALUES
	('HAR', 10000002, 'Patricia B.', 'Leblanc', 'patriciab..leblanc1@example.com', NULL, '2075550185', NULL, NULL, false, false, false, '3913 Harbor Terrace', 'Portland', 'ME', '04196', 8.1, 1),
	('HAR', 10000004, 'Bernard', 'Simon', 'bernard.simon2@example.net', NULL, '6895550104', NULL, NULL, false, false, false, '2452 Sunset Terrace', 'Portland', 'ME', '04123', 0.3, 1),
	('HAR', 10000006, 'Mabel', 'Vance', 'mabel.vance3@example.net', NULL, '2075550117', '2075550159', '2075550146', false, false, true, '3540 River Terrace', 'Portland', 'ME', '04183', 54.0, 1),
	('HAR', 10000008, 'Hector', 'Duran', 'hector.duran4@example.com', NULL, '2075550159', NULL, NULL, false, true, false, '872 Cedar Road', 'Portland', 'ME', '04146', 12.4, 1),
	('HAR', 10000010, 'Chloe', 'Craig', 'chloe.craig5@example.org', NULL, '2075550196', NULL, NULL, false, false, false, '4467 Pine Avenue', 'Portland', 'ME', '04153', 2.5, 1),
	('HAR', 10000012, 'Wendy', 'Kumar', 'wendy.kumar6@example.net', NULL, NULL, '2395550152', NULL, true, true, true, '1369 Harbor Road', 'Portland', 'ME', '04174', 1.8, 1),
	('HAR', 10000014, 'Trevor', 'Jimenez', 'trevor.jimenez7@example.com', NULL, '6315550179', NULL, NULL, true, false, false, '4283 Park Terrace', 'Portland', 'ME', '04147', 22.1, 1),
	('HAR', 10000016, 'Sonia', 'Malik', NULL, NULL, '5805550137', '2075550195', '2075550123', false, false, false, '3660 Lake Drive', 'Portland', 'ME', '04144', 6.7, 1),
	('HAR', 10000018, 'Nia', 'Monroe', 'nia.monroe9@example.org', NULL, '8385550118', NULL, NULL, false, false, false, '2432 Lake Road', 'Bangor', 'ME', '04139', 68.5, 1),
	('HAR', 10000020, 'Angela', 'Morgan', 'angela.morgan10@example.net', NULL, '2075550105', '2075550165', '2075550131', false, false, false, '2625 Highland Lane', 'Portland', 'ME', '04126', 10.9, 1),
	('HAR', 10000022, 'Dan', 'Frazier', NULL, NULL, '2075550182', NULL, NULL, false, false, false, '2676 Meadow Court', 'Bangor', 'ME', '04161', 26.7, 1),
	('HAR', 10000024, 'Diana', 'Reeves', 'diana.reeves12@example.net', NULL, '2075550194', '6165550197', '2075550155', false, false, false, '4572 Franklin Road', 'Portland', 'ME', '04162', 6.7, 1),
	('HAR', 10000026, 'Scott', 'Newman', 'scott.newman13@example.com', NULL, '2565550142', NULL, NULL, false, false, false, '2992 Pine Street', 'Portland', 'ME', '04168', 24.7, 1),
	('HAR', 10000028, 'Valerie', 'Simpson', 'valerie.simpson14@example.org', NULL, '2075550140', '5025550103', NULL, false, false, false, '1915 Meadow Court', 'Bangor', 'ME', '04119', 23.7, 1),
	('HAR', 10000030, 'Janet', 'Hudson', 'janet.hudson15@example.org', NULL, '2075550150', NULL, NULL, false, false, false, '1200 Lincoln Lane', 'Augusta', 'ME', '04127', 18.3, 1),
	('HAR', 10000032, 'Thomas', 'Keller', 'thomas.keller16@example.net', NULL, '2075550136', NULL, NULL, false, false, false, '2774 Cedar Court', 'Portland', 'ME', '04195', 13.8, 1),
	('HAR', 10000034, 'Travis', 'Ballard', 'travis.ballard17@example.org', NULL, '2075550166', NULL, '7855550127', false, false, false, '4511 Ridge Drive', 'Portland', 'ME', '04103', 36.5, 1),
	('HAR', 10000038, 'Brandon', 'Miles', 'brandon.miles19@example.com', NULL, '7755550186', '5185550176', NULL, false, false, false, '85 River Road', 'Portland', 'ME', '04171', 11.5, 1),
	('HAR', 10000040, 'Diego', 'Reeves', 'diego.reeves20@example.org', NULL, '3235550114', NULL, '2075550154', false, false, false, '1350 Highland Avenue', 'Portland', 'ME', '04153', 65.3, 1),
	('HAR', 10000042, 'Sean', 'O''Brien', 'sean.obrien21@example.net', NULL, '2075550159', '2075550141', NULL, false, false, false, '1222 Washington Court', 'Portland', 'ME', '04160', 43.7, 1),
	('HAR', 10000044, 'Siobhán', 'Ó Néill', 'siobhan.oneill22@example.net', NULL, '2075550155', '2545550132', NULL, false, false, false, '3390 Cedar Street', 'Portland', 'ME', '04189', 38.3, 1),
	('HAR', 10000046, 'Renée', 'D''Angelo', NULL, NULL, '2075550119', NULL, NULL, false, false, false, '839 Washington Drive', 'Portland', 'ME', '04194', 4.8, 1),
	('HAR', 10000048, 'José Ángel', 'Núñez-García', 'joseangel.nunezgarcia24@example.com', NULL, '2075550198', NULL, NULL, false, false, false, '1930 Washington Court', 'Augusta', 'ME', '04108', 12.9, 1),
	('HAR', 10000050, 'Thị Minh Khai', 'Nguyễn', 'thiminhkhai.nguyen25@example.com', NULL, '2075550119', NULL, NULL, false, false, false, '555 Franklin Drive', 'Portland', 'ME', '04196', 8.2, 1),
	('HAR', 10000052, 'Mary-Kate', 'St. John', 'marykate.st.john26@example.org', NULL, '2485550104', NULL, NULL, false, false, false, '2891 River Terrace', 'Portland', 'ME', '04119', 3.7, 1);
INSERT INTO public.email_contact_detail OVERRIDING SYSTEM VALUE VALUES
	('HAR', 100000060, 10000006, 'out', 'nina.lawson.har5@example.com', 'mabel.vance3@example.net', 'Your Camry: options before the next service', '<p>Hello,</p><p>drivers of the Camry often find that a new one costs about the same each month.</p><p>Would the end of the month suit you for a short visit?</p>', 'nina.lawson.har5', NULL, '2026-10-31 13:35:00+00'),
	('HAR', 100000080, 10000008, 'out', 'kira.leblanc.har2@example.com', 'hector.duran4@example.com', 'Your Tundra may be worth more than you think', '<p>Hello,</p><p>we have looked at your account and see a way to lower your payment.</p><p>Would Wednesday suit you for a short visit?</p>', 'kira.leblanc.har2', NULL, '2026-11-19 20:34:00+00'),
	('HAR', 100000081, 10000008, 'in', 'hector.duran4@example.com', 'kira.leblanc.har2@example.com', 'Re: Your Tundra may be worth more than you think', '<p>I am interested, but my payment must not go up.</p>', NULL, 100000080, '2026-11-20 18:11:00+00'),
	('HAR', 100000220, 10000022, 'out', 'kyle.olson.har3@example.com', '', 'Thank you for visiting Harborview Motors', '<p>Hello,</p><p>drivers of the Tundra often find that a new one costs about the same each month.</p><p>Would the weekend suit you for a short visit?</p>', 'kyle.olson.har3', NULL, '2026-05-03 13:43:00+00'),
	('HAR', 100000221, 10000022, 'out', 'kyle.olson.har3@example.com', '', 'A newer Tundra for about the same payment', '<p>Hello,</p><p>we have looked at your account and see a way to lower your payment.</p><p>Would the end of the month suit you for a short visit?</p>', 'kyle.olson.har3', NULL, '2026-05-07 17:52:00+00'),
	('HAR', 100000320, 10000032, 'out', 'kira.leblanc.har2@example.com', 'thomas.keller16@example.net', 'A newer Prius for about the same payment', '<p>Hello,</p><p>we would like to make you an offer for your Prius.</p><p>Would Tuesday suit you for a short visit?</p>', 'kira.leblanc.har2', NULL, '2026-11-09 14:09:00+00'),
	('HAR', 100000321, 10000032, 'in', 'thomas.keller16@example.net', 'kira.leblanc.har2@example.com', 'Re: A newer Prius for about the same payment', '<p>Is the offer good for another month? We are away until then.</p>', NULL, 100000320, '2026-11-15 15:50:00+00'),
	('HAR', 100000440, 10000044, 'out', 'ashley.tucker.har4@example.com', 'siobhan.oneill22@example.net', 'Your CR-V may be worth more than you think', '<p>Hello,</p><p>we have looked at your account and see a way to lower your payment.</p><p>Would the end of the month suit you for a short visit?</p>', 'ashley.tucker.har4', NULL, '2026-02-16 16:39:00+00');
INSERT INTO public.identity_key VALUES
	('C_TTHarsdpzhIDJhT9IreVxRKB-ERU0hvYlDrMtxoT4', '{"d": "CeklL637wo6-Tcb_rM5hzC6AC4WZmTXi1BVwynXny1k75CuNC5CWArEAYdBB8ARwp0MKscs4Xr4ixdT8n6EvAdIuCDoU-bcDp49ZihCaHif_fOydoj5LJvqnE9C3CX2gYDYmA2H9RdxdqlE1LvFC5vGvH4jR7sycucR1Uo8UBdQYlH4UTX1ndNaacM1qQaZj-OQQ7_qOeUQUzLjUUXn5aJJlI_c-_SscMjnhuvGcjWnrL2fWhV4bFwYV_GytCs3PWeTjmIlWmcrIft25XTZfExp-ZtWVbIi7jC5le_GJSlT4Ub5ayUu1zY40_DrokH0PzrjgZQGG-mRqEVLWPuBOsQ", "e": "AQAB", "n": "zxhU9M3dRbiDZxasiYOLpnShx9BQcEXDtGI84ie-leQhooWwwKgqRtLJS_1eIofSl73Frgrlhgpoh818F3ADSuRDWIRUOCgNmLEM7jC3m2TwmAv2cEEWK2h0wq72aZEW3mLyVJ33_RYixe2DIKifWMXqmursu53LdxPCpbq4tRz1gCgvd-Ge7VcaxovZ9iFZro-ixytNTuvd1qX7_J98BvUrO3W9YdzFzz9ciS2HYBMDLP7WBoQh0DvYBZpfvzvnWieGrrzu4W96LXSP7mGtowmkfHNhz8Nb7UmfF2bdKnPoIe9LH_9T34bpuCY6ubm5fjAxOO74xSL4WWUu-aj3CQ", "p": "60pmKPrmJejPj0bPTowiDE3EV0lz1lXdTfMhJqiSB4J57CxZ6B5RSSsy15hdUOpKJ89_QZKjZuT1Lj9ZcP8Ch3A-Q2jGw-cYYWOKmhwEcTRLRvOgvZICSvkzXICPBfdqugi_kLP2nv9mI4d24bCINtVCqiSqsD2FyP4Fz258el0", "q": "4VKgTdzcKSR3fyQAwA5juwfSI1sKYo3d08L0ODRU1MMTarnAvpDVrjaqme6pyCEvB0eYErVKA9NtbwuNgyGdFEy2BHFIN0rfKvAYk3Fcshh5n7tgX8a7zvQzSoiOqMQdZZlO63O_bWfXNsurnCApBkhWin1gqZ1LQFsppTgy3J0", "dp": "LfKDbLFCTFjgX3xWc2JOK9Tr6JfBdTOjWduGt8PncGv8XzByBjAVc5JqBUwNvQVjoc6VbTqzih5f-r4IO1axKb2zivplBlCUpEAKCvo5q9mocZyV4S8oH3f2nbPFOkcMonOe5SUfngEF8x47CuusTfjrYcpzQqNhAtUIUW-kA0k", "dq": "UmzNY25Vw18pr4LWG2uoI_T6dCCLrf3DlgGNITpThflOkw4cahnFcRNiWSkrRqCM-ZbBFKboynl_YM3TGJMlSRW-x-VAy6lB9g0akGU5yZSWeU4sNR0X-t7uHGfT9_y13EK20f7nmfgQjGT5BAXnu_qeXc77m1CFBKfUljH2uSk", "qi": "a-g09FoHUCh1z36OXKMIhHLJ5DEDiT_IDVsl2ULcHvn_aDvbkl747dWX03SaJoJJe6ZmkSIs-N0js7VUx4mFlDas6Xjut7cMeaTQQ8BGsOvUwwkKfg_uRbCxZV_itHGi0G0oecaBjWmNvlWfSkIYFAZCE0ClcIDRlx2QUSat1UI", "alg": "RS256", "kid": "C_TTHarsdpzhIDJhT9IreVxRKB-ERU0hvYlDrMtxoT4", "kty": "RSA", "use": "sig"}', '2026-11-21 13:00:00+00');
INSERT INTO public.identity_record VALUES
	('Session', 'one', '{"accountId": "jordan.mills"}', NULL, 'u1', NULL, NULL, NULL);
INSERT INTO public.inbound_email VALUES
	('HAR', 100000081, 100000081, 10000008, 1, '2026-11-20 18:11:00+00', 'kira.leblanc.har2', 'kira.leblanc.har000000000002', NULL, NULL, NULL, false, NULL, NULL),
	('HAR', 100000321, 100000321, 10000032, 1, '2026-11-15 15:50:00+00', 'kira.leblanc.har2', 'kira.leblanc.har000000000002', NULL, NULL, NULL, false, NULL, NULL);
INSERT INTO public.kysely_migration VALUES
	('0001_first', '2026-11-21T14:33:40.546Z');
INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);
INSERT INTO public.opportunity VALUES
	('HAR', 10000002, 1, 10000002, 'Leblanc, Patricia B.', 'leblanc, patricia b.', 'Leblanc, Patricia B.', 'NEW', 'new', NULL, NULL, 'cynthia.gordon.har1', 'Cynthia Gordon', 'cynthia gordon', 'cynthia.gordon.har1', false, NULL, NULL, 'Finance', NULL, 'finance', '2023-11-11 16:00:00+00', 3015000, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 7.530, 60, 24, 58189, 1292684, 1975000, 682316, -14792, -46052, NULL, 'HAR', 'Harborview Motors', 'harborview motors', '4T1R11BK8PU109099', 2023, 'Toyota', 'toyota', 'Camry', 'camry', 'LE', 'Midnight Black Metallic', 33302, 'New', NULL, 7, false, 8, false, 'TA252488', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000004, 4, 10000004, 'Simon, Bernard', 'simon, bernard', 'Simon, Bernard', 'IPCM', 'appointment missed', 'Appointment Missed', 'The customer did not come to the appointment', 'ashley.tucker.har4', 'Ashley Tucker', 'ashley tucker', NULL, false, NULL, NULL, 'Finance', NULL, 'finance', '2025-03-26 16:00:00+00', 3817500, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 6.310, 72, 53, 64633, 2982827, 2972500, -10327, 1246, -26118, NULL, 'HAR', 'Harborview Motors', 'harborview motors', '3TMJBAFN9ST521375', 2025, 'Toyota', 'toyota', 'Tacoma', 'tacoma', NULL, 'Lunar Rock', 16816, 'New', NULL, 2, false, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'PRINT', '2026-10-31 15:43:00+00', 'Asked for Tacoma figures by Tuesday', 'asked for tacoma figures by tuesday', NULL, NULL, NULL),
	('HAR', 10000006, 3, 10000006, 'Vance, Mabel', 'vance, mabel', NULL, 'IPCNM', 'in process - contact not made', NULL, NULL, 'nina.lawson.har5', 'Nina Lawson', 'nina lawson', 'nora.johnson.har10', true, NULL, NULL, 'Lease', NULL, 'lease', '2026-03-18 16:00:00+00', 3547500, 'ALLY', 'Ally Financial', 'ally financial', 6.050, 36, 28, 41939, 3642538, 3395000, -247538, 17754, -5398, 10000, 'HAR', 'Harborview Motors', 'harborview motors', 'JTNB11HK8T3802649', 2026, 'Toyota', 'toyota', 'Camry', 'camry', 'L/LE/SE/XLE', 'Midnight Black Metallic', 7729, 'New', NULL, 2, false, 6, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'OUT_CALL', '2026-11-06 23:11:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000008, 3, 10000008, 'Duran, Hector', 'duran, hector', 'Duran, Hector', 'IPCM', 'in process - contact made', NULL, NULL, 'kira.leblanc.har2', 'Kira Leblanc', 'kira leblanc', 'ashley.tucker.har4', false, NULL, NULL, 'Finance', NULL, 'finance', '2024-04-19 16:00:00+00', 4025000, 'ALLY', 'Ally Financial', 'ally financial', 5.710, 66, 35, 71713, 2307036, 2852500, 545464, -1509, -46769, NULL, 'HAR', 'Harborview Motors', 'harborview motors', '5TFLA5GD9RX509458', 2024, 'Toyota', 'toyota', 'Tundra', 'tundra', 'SR5', 'White', NULL, 'New', NULL, 3, false, 8, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'IN_EMAIL', '2026-11-20 18:11:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000010, 3, 10000010, 'Craig, Chloe', 'craig, chloe', 'Craig, Chloe', 'DNC', 'do not contact', NULL, NULL, 'ashley.tucker.har4', 'Ashley Tucker', 'ashley tucker', NULL, false, NULL, NULL, 'Finance', NULL, 'finance', '2025-05-21 16:00:00+00', 2985000, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 6.240, 72, 54, 45861, 2154347, 2317500, 163153, 9029, -15623, NULL, 'HAR', 'Harborview Motors', 'harborview motors', 'JTDACAAU8S3632541', 2025, 'Toyota', 'toyota', 'Prius Hybrid', 'prius hybrid', NULL, 'Ruby Flare Pearl', 19643, 'New', NULL, 2, false, 6, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'OUT_CALL', '2026-09-04 15:01:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000012, 3, 10000012, 'Kumar, Wendy', 'kumar, wendy', 'Kumar, Wendy', 'NPL', 'no phone listed', NULL, NULL, 'kira.leblanc.har2', 'Kira Leblanc', 'kira leblanc', 'jordan.mills', false, NULL, NULL, 'Finance', NULL, 'finance', '2023-04-23 16:00:00+00', 2792500, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 1.900, 60, 18, 47040, 834116, 1675000, 840884, -5919, -40659, NULL, 'HAR', 'Harborview Motors', 'harborview motors', 'JTDACAAU7P3301196', 2023, 'Toyota', 'toyota', 'Prius Hybrid', 'prius hybrid', NULL, 'Ruby Flare Pearl', 50084, 'New', NULL, 4, false, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'OUT_CALL', '2026-10-15 18:17:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000014, 4, 10000014, 'Jimenez, Trevor', 'jimenez, trevor', 'Jimenez, Trevor', 'LEADPEND', 'appointment set', 'Appointment Set', 'The customer has an appointment at the store', 'kyle.olson.har3', 'Kyle Olson', 'kyle olson', NULL, false, NULL, NULL, 'Lease', NULL, 'lease', '2023-11-13 16:00:00+00', 3047500, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 6.500, 36, 0, 36944, 2018201, 2142500, 124299, 17297, -7092, 15000, 'HAR', 'Harborview Motors', 'harborview motors', 'JTDADABU2R3604062', 2024, 'Toyota', 'toyota', 'Prius Hybrid', 'prius hybrid', NULL, 'Brown', 33274, 'New', NULL, NULL, false, 5, false, 'UK414909', '137942', '665', 'Closed', '2026-11-21 17:17:00+00', 6335, '2026-11-21 17:15:00+00', 'Adam Hayes', 'adam hayes', 'HAR', false, NULL, 'LEADPEND', '2026-11-10 14:24:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000016, 6, 10000016, 'Malik, Sonia', 'malik, sonia', 'Malik, Sonia', 'LEADSENT', 'desking', 'Desking', 'Figures are being worked out', 'kira.leblanc.har2', 'Kira Leblanc', 'kira leblanc', 'kira.leblanc.har2', false, '710000016', NULL, 'Finance', NULL, 'finance', '2025-05-13 16:00:00+00', 2392500, 'GMFN', 'GM Financial', 'gm financial', 9.330, 72, 54, 41194, 1810843, 2040000, 229157, 16215, -8462, NULL, 'HAR', 'Harborview Motors', 'harborview motors', '1GCGSBEC6R1234836', 2024, 'Chevrolet', 'chevrolet', 'Colorado', 'colorado', 'Work Truck', 'Celestial Silver Metallic', 40003, 'Used', NULL, 11, false, 6, false, 'UB024058', NULL, NULL, NULL, NULL, NULL, NULL, 'Adam Hayes', 'adam hayes', 'HAR', true, '2026-11-21 19:40:00+00', 'LEADSENT', '2026-11-11 15:28:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000018, 5, 10000018, 'Monroe, Nia', 'monroe, nia', 'Monroe, Nia', 'LEADCREATED', 'desking', 'Desking', 'Figures are being worked out', 'kira.leblanc.har2', 'Kira Leblanc', 'kira leblanc', 'kira.leblanc.har2', false, '710000018', NULL, 'Finance', NULL, 'finance', '2023-11-24 16:00:00+00', 1657500, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 10.450, 60, 25, 38261, 856218, 1282500, 426282, 23919, -8713, NULL, 'HAR', 'Harborview Motors', 'harborview motors', '3TMBXADN7KX803807', 2019, 'Toyota', 'toyota', 'Tacoma', 'tacoma', 'SR5', 'Midnight Black Metallic', 69465, 'Used', '5 - CPO', 11, false, 8, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'LEADCREATED', '2025-12-13 14:48:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000020, 2, 10000020, 'Morgan, Angela', 'morgan, angela', 'Morgan, Angela', 'LEAM', 'lease matured', NULL, NULL, 'jordan.mills', 'Jordan Mills', 'jordan mills', 'kyle.olson.har3', false, NULL, NULL, 'Lease', NULL, 'lease', '2023-11-11 16:00:00+00', 7497500, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 6.340, 36, 0, 96975, 4950827, 4967500, 16673, -12910, -48132, 10000, 'HAR', 'Harborview Motors', 'harborview motors', '5TBAU5J16PS088484', 2023, 'Toyota', 'toyota', 'Tundra', 'tundra', NULL, 'Gray', 35919, 'New', NULL, 7, false, 7, false, 'AK986373', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'OUT_CALL', '2026-10-28 16:58:00+00', 'Not now, paying off school first; try summer', 'not now, paying off school first; try summer', NULL, NULL, NULL),
	('HAR', 10000022, 4, 10000022, 'Frazier, Dan', 'frazier, dan', 'Frazier, Dan', 'NLO', 'no longer owns', NULL, NULL, 'kyle.olson.har3', 'Kyle Olson', 'kyle olson', 'kira.leblanc.har2', false, NULL, NULL, 'Cash', NULL, 'cash', '2018-02-08 16:00:00+00', 3345000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1235000, 1235000, NULL, NULL, NULL, 'HAR', 'Harborview Motors', 'harborview motors', '5TBAU5A10HX593828', 2017, 'Toyota', 'toyota', 'Tundra', 'tundra', NULL, 'Silver', 125002, 'Used', '5 - CPO', 8, false, 7, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'OUT_CALL', '2026-05-11 17:22:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000024, 2, 10000024, 'Reeves, Diana', 'reeves, diana', 'Reeves, Diana', 'NOI', 'not interested', NULL, NULL, 'nina.lawson.har5', 'Nina Lawson', 'nina lawson', 'kira.leblanc.har2', false, NULL, NULL, 'Lease', NULL, 'lease', '2025-07-18 16:00:00+00', 3032500, 'GMFN', 'GM Financial', 'gm financial', 5.050, 36, 20, 40399, 2669700, 2330000, -339700, 22717, 6740, 10000, 'HAR', 'Harborview Motors', 'harborview motors', '3GN7DMMP0SS275775', 2025, 'Chevrolet', 'chevrolet', 'Equinox', 'equinox', 'LT 1 PCY', 'Red', 14902, 'New', NULL, 2, true, NULL, false, NULL, '432461', '283', 'Closed', '2025-12-21 16:28:00+00', 18177, '2025-12-21 16:15:00+00', 'Valerie Sanders', 'valerie sanders', 'HAR', false, NULL, 'OUT_CALL', '2026-08-12 20:45:00+00', 'Would trade the Equinox for a third row', 'would trade the equinox for a third row', NULL, NULL, NULL),
	('HAR', 10000026, 5, 10000026, 'Newman, Scott', 'newman, scott', 'Newman, Scott', 'REACTIVATED', 'reactivated', NULL, NULL, 'jordan.mills', 'Jordan Mills', 'jordan mills', 'nina.lawson.har5', false, '710000026', NULL, 'Finance', NULL, 'finance', '2023-12-20 16:00:00+00', 5302500, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 7.610, 72, 37, 88538, 2911796, 3445000, 533204, -25228, -67246, NULL, 'HAR', 'Harborview Motors', 'harborview motors', 'JTEEU5JRXR6146111', 2024, 'Toyota', 'toyota', '4Runner', '000000000004runner', 'SR5', 'Blue', 40977, 'New', NULL, 4, false, 8, false, NULL, '251443', '110', 'Closed', '2026-11-21 12:14:00+00', 22262, NULL, 'Valerie Sanders', 'valerie sanders', 'HAR', false, NULL, 'LEADSENT', '2026-11-11 22:38:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000028, 2, 10000028, 'Simpson, Valerie', 'simpson, valerie', 'Simpson, Valerie', 'DNC', 'do not contact', NULL, NULL, NULL, NULL, NULL, 'kyle.olson.har3', false, NULL, NULL, 'Cash', NULL, 'cash', '2019-02-28 16:00:00+00', 1070000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 412500, 412500, 33786, 9104, NULL, 'HAR', 'Harborview Motors', 'harborview motors', '2T1BPAHE4F0399599', 2015, 'Toyota', 'toyota', 'Corolla', 'corolla', 'ECO/ECO PLUS', 'Gray', 180499, 'Used', '5 - CPO', 8, true, 5, false, NULL, '325513', '384', 'Closed', '2026-03-02 15:38:00+00', 137592, '2026-03-02 15:30:00+00', NULL, NULL, 'HAR', false, NULL, 'OUT_CALL', '2026-05-19 18:07:00+00', 'Declined cabin filter, will think about it', 'declined cabin filter, will think about it', NULL, NULL, NULL),
	('HAR', 10000030, 3, 10000030, 'Hudson, Janet', 'hudson, janet', 'Hudson, Janet', 'IPCNM', 'in process - contact not made', NULL, NULL, 'cynthia.gordon.har1', 'Cynthia Gordon', 'cynthia gordon', 'kyle.olson.har3', false, NULL, NULL, 'Conquest', NULL, 'conquest', '2025-04-15 16:00:00+00', 3242500, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 7.130, 72, 53, 55080, 2497982, 2485000, -12982, NULL, NULL, NULL, NULL, NULL, NULL, 'JTNB11HK9S3395438', 2025, 'Toyota', 'toyota', 'Camry', 'camry', 'L/LE/SE/XLE', 'Celestial Silver Metallic', 19279, NULL, NULL, 2, false, 7, false, NULL, '833485', '998', 'Closed', '2025-10-17 16:13:00+00', 57719, NULL, 'Sam Rivera', 'sam rivera', 'HAR', false, NULL, 'OUT_CALL', '2026-09-18 22:17:00+00', 'Asked for Camry figures by Friday', 'asked for camry figures by friday', NULL, NULL, NULL),
	('HAR', 10000032, 3, 10000032, 'Keller, Thomas', 'keller, thomas', 'Keller, Thomas', 'IPCM', 'in process - contact made', NULL, NULL, 'kira.leblanc.har2', 'Kira Leblanc', 'kira leblanc', 'kyle.olson.har3', false, NULL, NULL, 'Lease', NULL, 'lease', '2023-02-09 16:00:00+00', 2802500, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 7.130, 48, 3, 33344, 1801000, 1572500, -228500, 24781, 2851, 15000, 'HAR', 'Harborview Motors', 'harborview motors', 'JTDACAAU4P3186119', 2023, 'Toyota', 'toyota', 'Prius Hybrid', 'prius hybrid', NULL, 'Brown', 55338, 'New', NULL, 4, false, 4, false, NULL, '880109', '766', 'Closed', '2026-06-19 18:50:00+00', 40010, NULL, 'Sam Rivera', 'sam rivera', 'EVE', false, NULL, 'IN_EMAIL', '2026-11-15 15:50:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000034, 3, 10000034, 'Ballard, Travis', 'ballard, travis', 'Ballard, Travis', 'IPCM', 'in process - contact made', NULL, NULL, 'cynthia.gordon.har1', 'Cynthia Gordon', 'cynthia gordon', NULL, false, NULL, NULL, 'Finance', NULL, 'finance', '2023-07-13 16:00:00+00', 3592500, 'USBK', 'U.S. Bank', 'u.s. bank', 7.800, 72, 32, 53534, 1542130, 2250000, 707870, NULL, NULL, NULL, 'HAR', 'Harborview Motors', 'harborview motors', '2T3J1RFV8PC453203', 2023, 'Toyota', 'toyota', 'RAV4', 'rav000000000004', 'Adventure', 'Midnight Black Metallic', 46418, 'New', NULL, 4, false, 5, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'NOTE', '2026-08-30 14:49:00+00', 'Asked for RAV4 figures by Monday', 'asked for rav000000000004 figures by monday', 'dana.baker', 'Dana Baker', '2026-11-20 12:00:00+00'),
	('HAR', 10000036, 1, 10000034, 'Ballard, Travis', 'ballard, travis', 'Ballard, Travis', 'NEW', 'new', NULL, NULL, 'nina.lawson.har5', 'Nina Lawson', 'nina lawson', NULL, false, NULL, NULL, 'Lease', NULL, 'lease', '2026-08-06 16:00:00+00', 3242500, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 5.700, 24, 21, 45898, 3300031, 2837500, -462531, 22419, 2278, 12000, 'HAR', 'Harborview Motors', 'harborview motors', '4T1DAACK2TU829002', 2026, 'Toyota', 'toyota', 'Camry Hybrid', 'camry hybrid', NULL, NULL, 3022, 'New', NULL, 2, false, 5, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000038, 2, 10000038, 'Miles, Brandon', 'miles, brandon', 'Miles, Brandon', 'IPCM', 'working', 'Working', 'A salesperson is working the lead', 'kyle.olson.har3', 'Kyle Olson', 'kyle olson', 'ashley.tucker.har4', false, NULL, NULL, 'Conquest', 'ConquestCash', 'conquest', '2021-05-16 16:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 1250000, 1250000, NULL, NULL, NULL, NULL, NULL, NULL, '1GCGTEAN7M1521164', 2021, 'Chevrolet', 'chevrolet', 'Colorado', 'colorado', 'ZR2', 'Lunar Rock', 71912, 'New', NULL, 4, false, 6, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'OUT_CALL', '2026-06-17 21:31:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000040, 3, 10000040, 'Reeves, Diego', 'reeves, diego', 'Reeves, Diego', 'DNC', 'do not contact', NULL, NULL, 'dana.baker', 'Dana Baker', 'dana baker', 'nina.lawson.har5', false, NULL, NULL, 'Conquest', 'ConquestFinance', 'conquest', '2023-06-05 16:00:00+00', 2012500, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 10.600, 60, 19, 43222, 752949, 1425000, 672051, 27437, -18714, NULL, NULL, NULL, NULL, '5TBAU5A11HX335740', 2017, 'Toyota', 'toyota', 'Tundra', 'tundra', NULL, 'Brown', 115517, 'Used', NULL, 8, false, 5, false, NULL, '795623', '725', 'Closed', '2026-11-21 20:19:00+00', 135423, NULL, 'Sam Rivera', 'sam rivera', 'HAR', false, NULL, 'OUT_CALL', '2026-08-20 21:27:00+00', 'Not now, paying off school first; try summer', 'not now, paying off school first; try summer', NULL, NULL, NULL),
	('HAR', 10000042, 5, 10000042, 'O''Brien, Sean', 'o''brien, sean', 'O''Brien, Sean', 'REACTIVATED', 'reactivated', NULL, NULL, 'cynthia.gordon.har1', 'Cynthia Gordon', 'cynthia gordon', NULL, false, '710000042', NULL, 'Conquest', 'ConquestLease', 'conquest', '2024-09-12 16:00:00+00', 6592500, 'TRST', 'Truist Bank', 'truist bank', 6.300, 36, 10, 85528, 5105704, 4565000, -540704, 492, -28132, 10000, NULL, NULL, NULL, 'JT8EL1A27S0513220', 2025, 'Lexus', 'lexus', 'IS', 'is', '300', 'Green', 29422, 'New', NULL, 2, false, 6, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'LEADSENT', '2026-10-06 17:24:00+00', NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000044, 4, 10000044, 'Ó Néill, Siobhán', 'o neill, siobhan', 'Ó Néill, Siobhán', 'NOI', 'not interested', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, 'Purchase', NULL, 'purchase', '2022-09-22 16:00:00+00', 1792500, 'TRST', 'Truist Bank', 'truist bank', 6.880, 72, 23, 28514, 612804, 1067500, 454696, 22802, -7257, NULL, 'HAR', 'Harborview Motors', 'harborview motors', '2HKRW1H37K0613196', 2019, 'Honda', 'honda', 'CR-V', 'cr-v', 'LX', 'Black', 126541, 'Used', NULL, 11, false, 6, false, 'TD750760', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'OUT_CALL', '2026-02-18 19:31:00+00', 'Loves the car, hates the payment', 'loves the car, hates the payment', NULL, NULL, NULL),
	('HAR', 10000046, 1, 10000046, 'D''Angelo, Renée', 'd''angelo, renee', 'D''Angelo, Renée', 'NEW', 'new', NULL, NULL, 'kyle.olson.har3', 'Kyle Olson', 'kyle olson', NULL, false, NULL, NULL, 'Candidate', NULL, 'candidate', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1G1ZC5MA0G0679575', 2016, 'Chevrolet', 'chevrolet', 'Malibu', 'malibu', 'LS (1FL)', 'Blue', 126589, 'Used', NULL, 8, false, 10, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Valerie Sanders', 'valerie sanders', 'HAR', true, '2026-11-21 20:20:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('HAR', 10000048, 1, 10000048, 'Núñez-García, José Ángel', 'nunez-garcia, jose angel', 'Núñez-García, José Ángel', 'NEW', 'new', NULL, NULL, 'cynthia.gordon.har1', 'Cynthia Gordon', 'cynthia gordon', 'cynthia.gordon.har1', false, NULL, NULL, 'Finance', NULL, 'finance', '2026-07-12 16:00:00+00', 2992500, 'USBK', 'U.S. Bank', 'u.s. bank', 6.730, 60, 56, 57122, 2738684, 2540000, -198684, -14086, -33433, NULL, 'HAR', 'Harborview Motors', 'harborview motors', '5YFB4MDE1TP100970', 2026, 'Toyota', 'toyota', 'Corolla', 'corolla', 'LE', 'Red', 4614, 'New', NULL, 2, false, NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, NULL, 'kira.leblanc.har2', 'Kira Leblanc', '2026-11-18 11:40:00+00'),
	('HAR', 10000050, 5, 10000050, 'Nguyễn, Thị Minh Khai', 'nguyen, thi minh khai', 'Nguyễn, Thị Minh Khai', 'IPCNM', 'in process - contact not made', NULL, NULL, 'cynthia.gordon.har1', 'Cynthia Gordon', 'cynthia gordon', 'eli.lin.har9', true, NULL, NULL, 'Finance', NULL, 'finance', '2025-02-02 16:00:00+00', 4515000, 'USBK', 'U.S. Bank', 'u.s. bank', 8.260, 72, 51, 64054, 2747069, 3210000, 462931, 296, -37108, NULL, 'HAR', 'Harborview Motors', 'harborview motors', '5TDKDRAH9SS751197', 2025, 'Toyota', 'toyota', 'Highlander', 'highlander', 'LE, XLE, Limited', 'White', 24711, 'New', NULL, 2, false, 7, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'NOTE', '2026-10-19 16:38:00+00', 'Speaks Spanish, asked for Carlos', 'speaks spanish, asked for carlos', NULL, NULL, NULL),
	('HAR', 10000052, 4, 10000052, 'St. John, Mary-Kate', 'st. john, mary-kate', 'St. John, Mary-Kate', 'IPCM', 'in process - contact made', NULL, NULL, 'kira.leblanc.har2', 'Kira Leblanc', 'kira leblanc', 'jordan.mills', false, NULL, NULL, 'Finance', NULL, 'finance', '2024-05-19 16:00:00+00', 3857500, 'TMCC', 'Toyota Motor Credit Corporation', 'toyota motor credit corporation', 3.900, 60, 30, 67018, 1912660, 2617500, 704840, -4935, -45537, NULL, 'FRO', 'Front Range Nissan', 'front range nissan', '5TDYARAH0RS345564', 2024, 'Toyota', 'toyota', 'Highlander Hybrid', 'highlander hybrid', 'Limited', 'Midnight Black Metallic', 38796, 'New', NULL, 4, false, 4, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, 'OUT_CALL', '2026-03-24 22:49:00+00', 'Talk to daughter first, back by Wednesday', 'talk to daughter first, back by wednesday', NULL, NULL, NULL);
INSERT INTO public.opportunity_flag VALUES
	('HAR', 10000002, 'jordan.mills', 'dana.baker', '2026-11-20 13:00:00+00');
INSERT INTO public.setting_value OVERRIDING SYSTEM VALUE VALUES
	(1, 'EAServiceDrive', 'HAR', NULL, NULL, '10', false, 1, 'alex.romero', '2026-11-01 13:00:01+00');
INSERT INTO public.store VALUES
	('HAR', 0, 'Harborview Motors', 'harborview motors', 'America/New_York', 'Toyota', 'Portland', 'ME', '207', '(207) 555-0110', '(207) 555-0160', 'R01', 'Northeast', 'M011', 'Northern New England');
INSERT INTO public.store_user VALUES
	('HAR', 'jordan.mills', true),
	('HAR', 'cynthia.gordon.har1', true),
	('HAR', 'kira.leblanc.har2', true),
	('HAR', 'kyle.olson.har3', true),
	('HAR', 'ashley.tucker.har4', true),
	('HAR', 'nina.lawson.har5', true),
	('HAR', 'sam.rivera', false),
	('HAR', 'valerie.sanders.har6', false),
	('HAR', 'adam.hayes.har7', false),
	('HAR', 'dana.baker', true),
	('HAR', 'paul.quinn.har8', false);
INSERT INTO public.user_usage OVERRIDING SYSTEM VALUE VALUES
	(1, 'HAR', 'jordan.mills', 'searchLogs', '2026-11-21 13:00:01+00');
SELECT pg_catalog.setval('public.contact_history_contact_history_id_seq', 200000000, true);
SELECT pg_catalog.setval('public.email_contact_detail_email_contact_detail_id_seq', 200000000, true);
SELECT pg_catalog.setval('public.oppt_id_sequence', 20000000, true);
SELECT pg_catalog.setval('public.setting_value_app_setting_id_seq', 1, true);
SELECT pg_catalog.setval('public.user_usage_usage_id_seq', 1, true);
ALTER TABLE ONLY public.active_store
    ADD CONSTRAINT active_store_pkey PRIMARY KEY (user_name);
ALTER TABLE ONLY public.app_state
    ADD CONSTRAINT app_state_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_pkey PRIMARY KEY (user_name);
ALTER TABLE ONLY public.contact_history
    ADD CONSTRAINT contact_history_pkey PRIMARY KEY (hyperion_id, contact_history_id);
ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_pkey PRIMARY KEY (hyperion_id, customer_id);
ALTER TABLE ONLY public.email_contact_detail
    ADD CONSTRAINT email_contact_detail_pkey PRIMARY KEY (hyperion_id, email_contact_detail_id);
ALTER TABLE ONLY public.identity_key
    ADD CONSTRAINT identity_key_pkey PRIMARY KEY (kid);
ALTER TABLE ONLY public.identity_record
    ADD CONSTRAINT identity_record_pkey PRIMARY KEY (kind, id);
ALTER TABLE ONLY public.inbound_email
    ADD CONSTRAINT inbound_email_pkey PRIMARY KEY (hyperion_id, inbound_contact_history_id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.opportunity_flag
    ADD CONSTRAINT opportunity_flag_pkey PRIMARY KEY (hyperion_id, oppt_id, user_name);
ALTER TABLE ONLY public.opportunity
    ADD CONSTRAINT opportunity_pkey PRIMARY KEY (hyperion_id, oppt_id);
ALTER TABLE ONLY public.setting_value
    ADD CONSTRAINT setting_value_pkey PRIMARY KEY (app_setting_id);
ALTER TABLE ONLY public.store
    ADD CONSTRAINT store_pkey PRIMARY KEY (hyperion_id);
ALTER TABLE ONLY public.store_user
    ADD CONSTRAINT store_user_pkey PRIMARY KEY (hyperion_id, user_name);
ALTER TABLE ONLY public.user_usage
    ADD CONSTRAINT user_usage_pkey PRIMARY KEY (hyperion_id, usage_id);
CREATE INDEX contact_history_oppt ON public.contact_history USING btree (hyperion_id, oppt_id, created_at DESC);
CREATE INDEX identity_record_grant ON public.identity_record USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX identity_record_uid ON public.identity_record USING btree (kind, uid) WHERE (uid IS NOT NULL);
CREATE INDEX inbound_email_received ON public.inbound_email USING btree (hyperion_id, received_at DESC, inbound_contact_history_id);
CREATE INDEX opportunity_customer ON public.opportunity USING btree (hyperion_id, customer_id);
CREATE INDEX opportunity_customer_name ON public.opportunity USING btree (hyperion_id, NULLIF(customer_name_sort, ''::text), oppt_id);
CREATE INDEX opportunity_equity ON public.opportunity USING btree (hyperion_id, equity_cents DESC NULLS LAST, oppt_id);
CREATE INDEX opportunity_last_contact ON public.opportunity USING btree (hyperion_id, last_contact_at DESC NULLS LAST, oppt_id);
CREATE INDEX opportunity_locked ON public.opportunity USING btree (hyperion_id, customer_id) WHERE (locked_by_user_name IS NOT NULL);
CREATE INDEX opportunity_oppt_id ON public.opportunity USING btree (oppt_id);
CREATE INDEX opportunity_status ON public.opportunity USING btree (hyperion_id, status_code);
CREATE UNIQUE INDEX setting_value_scope ON public.setting_value USING btree (COALESCE(hyperion_id, ''::text), setting_key_id, COALESCE(market_id, ''::text), COALESCE(brand_id, ''::text));
